import type { ReactNode } from 'react'
import classes from './page.module.css'

type Props = {
  readonly side: ReactNode
  /** 408 px, for a side that holds more than figures. */
  readonly wideSide?: boolean
  readonly children: ReactNode
}

/** The content, and beside it 340 px of facts and actions; below it where there is no room. */
export const Columns = ({ side, wideSide = false, children }: Props) => (
  <div className={classes.columns} data-wide-side={wideSide || undefined}>
    <div className={classes.stack}>{children}</div>
    <aside className={classes.stack}>{side}</aside>
  </div>
)
