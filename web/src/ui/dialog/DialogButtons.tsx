import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from './ConfirmDialog.module.css'

type Props = {
  /** Closes the dialog. Undefined when another button closes the dialog. */
  readonly onCancel?: () => void
  readonly cancel?: string
  readonly children: ReactNode
}

export const DialogButtons = ({ onCancel, cancel = texts.ui.cancel, children }: Props) => (
  <div className={classes.buttons}>
    {onCancel !== undefined && (
      <Button variant="subtle" onClick={onCancel}>
        {cancel}
      </Button>
    )}
    {children}
  </div>
)
