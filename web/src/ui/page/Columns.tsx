import type { ReactNode } from 'react'
import classes from './page.module.css'

type Props = {
  readonly side: ReactNode
  /** True for a side column of 408 px, with content other than numbers. */
  readonly wideSide?: boolean
  readonly children: ReactNode
}

/**
 * The content of a screen, with a column of 340 px next to it for facts and buttons. On a narrow screen this column is
 * below the content.
 */
export const Columns = ({ side, wideSide = false, children }: Props) => (
  <div className={classes.columns} data-wide-side={wideSide || undefined}>
    <div className={classes.stack}>{children}</div>
    <aside className={classes.stack}>{side}</aside>
  </div>
)
