import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useCurrentUser } from '../session/currentUser.ts'
import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useChoiceInAddress } from '../ui/useChoiceInAddress.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { Contents } from './Contents.tsx'
import { sectionsOf } from './guide.ts'
import { guideNames } from './guideNames.ts'
import { GuideText } from './GuideText.tsx'
import classes from './guides.module.css'
import { guides } from './guides.ts'
import { printGuide } from './printGuide.ts'
import { useAnchor } from './useAnchor.ts'

const words = texts.guides

/** The guides for users. The address holds the name of the guide that is open. */
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
