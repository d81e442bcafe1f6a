import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../buttons/ActionButton.tsx'
import type { IconComponent } from '../createIcon.tsx'
import classes from './ConfirmDialog.module.css'
import { Dialog, keepFromDoubleClick } from './Dialog.tsx'

type Props = {
  readonly opened?: boolean
  readonly onClose: () => void
  readonly question: string
  readonly children?: ReactNode
  /** The verb on the button that confirms the action, such as 'Planning vastzetten'. */
  readonly confirm: string
  readonly icon?: IconComponent
  /** True for an action that removes something. The button that confirms the action is then red. */
  readonly danger?: boolean
  /**
   * Is called when the user confirms the action. The dialog stays open until the returned promise settles. When the
   * action is refused, the red banner shows the reason.
   */
  readonly onConfirm: () => unknown
}

/**
 * A dialog that asks for a confirmation before an important action, and says what the action changes (rule screens-25).
 */
export function ConfirmDialog({ question, children, confirm, icon, danger = false, onConfirm, ...dialog }: Props) {
  async function answer(): Promise<void> {
    try {
      await onConfirm()
    } finally {
      dialog.onClose()
    }
  }
  return (
    <Dialog {...dialog} title={question} isQuestion>
      <div className={classes.text}>{children}</div>
      <div className={classes.buttons} onClickCapture={keepFromDoubleClick}>
        <Button variant="subtle" onClick={dialog.onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton variant="filled" color={danger ? 'red' : undefined} icon={icon} onClick={answer} data-autofocus>
          {confirm}
        </ActionButton>
      </div>
    </Dialog>
  )
}
