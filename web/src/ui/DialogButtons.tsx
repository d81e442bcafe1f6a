import type { ReactNode } from 'react'
import classes from './ConfirmDialog.module.css'

/** The foot of a dialog: Annuleren, and right of it what the dialog is for. */
export const DialogButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)
