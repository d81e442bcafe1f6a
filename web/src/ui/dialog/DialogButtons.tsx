import type { ReactNode } from 'react'
import classes from './ConfirmDialog.module.css'

/** The footer of a dialog. It has 'Annuleren' on the left and the main button on the right. */
export const DialogButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)
