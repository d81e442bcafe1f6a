import type { ReactNode } from 'react'
import classes from './InlineEditor.module.css'

/** A small form among the rows of a list or below them, on a ground of its own. */
export const InlineEditor = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.root}>{children}</div>
)
