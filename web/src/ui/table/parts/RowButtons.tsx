import type { ReactNode } from 'react'
import classes from './RowButtons.module.css'

/** The small buttons at the end of a row. */
export const RowButtons = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes.root}>{children}</span>
)
