import type { ReactNode } from 'react'
import classes from './InlineEditor.module.css'

/** A small form between or below the rows of a list, with its own background. */
export const InlineEditor = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.root}>{children}</div>
)
