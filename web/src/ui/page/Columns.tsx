import type { ReactNode } from 'react'
import classes from './page.module.css'

type Props = {
  /** The content of the side column; null when a narrow screen has this content somewhere else. */
  readonly side: ReactNode
  /**
   * True for a side column of 408 px instead of 340 px, because its content needs more width than a list of numbers.
   */
  readonly wideSide?: boolean
  /**
   * True when the user needs the side column first: it stays visible during scrolling, or is above the content on a
   * narrow screen.
   */
  readonly sideFirst?: boolean
  /**
   * The facts that the user reads first. They are at the top of the side column, or above the content on a narrow
   * screen.
   */
  readonly facts?: ReactNode
  readonly children: ReactNode
}

/** The column of 340 px with facts and buttons is below the content on a narrow screen. */
export function Columns({ side, wideSide = false, sideFirst = false, facts, children }: Props) {
  const withFacts = facts !== undefined && facts !== null
  const aside = side !== null && <aside className={classes.stack}>{side}</aside>
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
