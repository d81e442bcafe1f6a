import type { ReactNode } from 'react'
import classes from './page.module.css'

/** A line in a lower voice: that there is nothing yet, or what something will do. */
export const Hint = ({ children }: { readonly children: ReactNode }) => <p className={classes.hint}>{children}</p>
