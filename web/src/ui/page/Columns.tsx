import type { ReactNode } from 'react'
import classes from './page.module.css'

type Props = {
  readonly side: ReactNode
  /** True for a side column of 408 px, with content that is wider than numbers. */
  readonly wideSide?: boolean
  /**
   * True when the side column contains what the user needs first. On a wide screen it stays visible while the content
   * scrolls; on a narrow screen it is above the content.
   */
  readonly sideFirst?: boolean
  /** The facts of a detail page: at the top of the side column, and above the content on a narrow screen. */
  readonly facts?: ReactNode
  readonly children: ReactNode
}

/**
 * The content of a screen, with a column of 340 px next to it for facts and buttons. On a narrow screen this column is
 * below the content.
 */
export function Columns({ side, wideSide = false, sideFirst = false, facts, children }: Props) {
  const withFacts = facts !== undefined && facts !== null
  const aside = <aside className={classes.stack}>{side}</aside>
  return (
    <div
      className={classes.columns}
      data-wide-side={wideSide || undefined}
      data-side-first={sideFirst || undefined}
      data-facts={withFacts || undefined}
    >
      {withFacts && <div className={classes.stack}>{facts}</div>}
      {sideFirst && aside}
      <div className={classes.stack}>{children}</div>
      {!sideFirst && aside}
    </div>
  )
}
