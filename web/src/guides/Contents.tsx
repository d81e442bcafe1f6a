import { Link, useLocation } from 'react-router'
import { texts } from '../texts/texts.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'
import type { Heading } from './guide.ts'
import classes from './guides.module.css'

type Props = { readonly sections: readonly Heading[] }

/**
 * The table of contents of a guide. On a wide screen it is next to the text, and on a phone it is collapsed above the
 * text.
 */
export function Contents({ sections }: Props) {
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
