import type { ReactNode } from 'react'
import classes from './page.module.css'

/** The content, and beside it 340 px of facts and actions; below it where there is no room. */
export const Columns = ({ side, children }: { readonly side: ReactNode; readonly children: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.stack}>{children}</div>
    <aside className={classes.stack}>{side}</aside>
  </div>
)
