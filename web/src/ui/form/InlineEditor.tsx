import type { ReactNode } from 'react'
import classes from './Form.module.css'

/** A small form between or below the rows of a list, with its own background. */
export const InlineEditor = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.inline}>{children}</div>
)
