import type { ReactNode } from 'react'
import classes from './page.module.css'

/** A line of text in a lighter colour. It says, for example, that a list is empty, or what an action will do. */
export const Hint = ({ children }: { readonly children: ReactNode }) => <p className={classes.hint}>{children}</p>
