import type { ReactNode } from 'react'
import classes from './RowButtons.module.css'

export const RowButtons = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes.root}>{children}</span>
)
