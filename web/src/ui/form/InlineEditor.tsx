import type { ReactNode } from 'react'
import classes from './Form.module.css'

/** A small form between or below the rows of a list. It has a background of its own. */
export const InlineEditor = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.inline}>{children}</div>
)

/** Content below a row of a table, with the layout of a form there. */
export const BelowRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.belowRow}>{children}</div>
)
