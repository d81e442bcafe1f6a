import type { ReactNode } from 'react'
import classes from './page.module.css'

type Props = {
  readonly side: ReactNode
  /** 408 px, for a side column that holds more than figures. */
  readonly wideSide?: boolean
  readonly children: ReactNode
}

/**
 * The content, and beside it a column of 340 px with facts and actions. On a narrow screen the column is below the
 * content.
 */
export const Columns = ({ side, wideSide = false, children }: Props) => (
  <div className={classes.columns} data-wide-side={wideSide || undefined}>
    <div className={classes.stack}>{children}</div>
    <aside className={classes.stack}>{side}</aside>
  </div>
)
