import { Button } from '@mantine/core'
import { IconPrinter } from '../../ui/icons.ts'
import { useCurrentUser } from '../session/currentUser.ts'
import * as texts from '../../texts/texts.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { sectionsOf, type Heading, type Guide } from './guide.ts'
import { guideNames, type GuideName } from './guideNames.ts'
import { GuideText } from './GuideText.tsx'
import classes from './guides.module.css'
import { Link, useLocation } from 'react-router'
import { useEffect } from 'react'
import * as invoicing from '../../../../docs/gids/facturatie.md'
import * as monthEnd from '../../../../docs/gids/maandeinde.md'
import * as customer from '../../../../docs/gids/klant.md'
import * as employee from '../../../../docs/gids/medewerker.md'
import * as running from '../../../../docs/gids/uurwerk-draaien.md'

const words = texts.guides

/** The page of the user guides. The URL contains the name of the open guide. */
export function GuidesPage() {
  const names = guideNames(useCurrentUser().roles.includes('ROLE_ADMIN'))
  const [name, choose] = useChoiceInAddress('guide', names)
  const isPhone = useIsPhone()
  const { guide, pictures } = guides[name]
  useAnchor()
  return (
    <>
      <PageHead
        title={guide.title}
        actions={
          !isPhone && (
            <Button leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />} onClick={() => void printGuide()}>
              {words.print}
            </Button>
          )
        }
      >
        <div className={classes.choice}>
          <Segments
            label={words.choose}
            choices={names}
            nameOf={(each) => words.names[each]}
            value={name}
            onChange={choose}
          />
        </div>
      </PageHead>
      <div className={classes.root}>
        <Contents key={name} sections={sectionsOf(guide)} />
        <GuideText key={`text of ${name}`} name={name} blocks={guide.blocks} pictures={pictures} />
      </div>
    </>
  )
}

type Props = { readonly sections: readonly Heading[] }

/** On a wide screen the contents are next to the text; on a phone they are collapsed above the text. */
function Contents({ sections }: Props) {
  const { search } = useLocation()
  const isPhone = useIsPhone()
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ search, hash: id }}>{title}</Link>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={classes.contents} aria-label={texts.guides.contents}>
      {isPhone ? (
        <details>
          <summary>{texts.guides.contents}</summary>
          {list}
        </details>
      ) : (
        <>
          <p aria-hidden>{texts.guides.contents}</p>
          {list}
        </>
      )}
    </nav>
  )
}

/** Loads all pictures before printing, because a print does not wait for pictures that load while scrolling. */
async function printGuide(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}

/** Scrolls to the heading of the anchor in the URL and focuses it. Without an anchor, scrolls to the top. */
function useAnchor(): void {
  const location = useLocation()
  useEffect(() => {
    const heading = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (heading === null) {
      window.scrollTo(0, 0)
      return
    }
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [location])
}

const guides: Readonly<
  Record<GuideName, { readonly guide: Guide; readonly pictures: Readonly<Record<string, string>> }>
> = {
  medewerker: employee,
  maandeinde: monthEnd,
  facturatie: invoicing,
  klant: customer,
  'uurwerk-draaien': running,
}
