import type { ReactNode } from 'react'
import classes from './ConfirmDialog.module.css'

/** The footer of a dialog: 'Annuleren' on the left, the main action on the right. */
export const DialogButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)
