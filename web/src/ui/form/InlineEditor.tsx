import type { ReactNode } from 'react'
import classes from './Form.module.css'

export const InlineEditor = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.inline}>{children}</div>
)

export const BelowRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.belowRow}>{children}</div>
)
