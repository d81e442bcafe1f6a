import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
import { ActionButton } from './ActionButton.tsx'
import classes from './ConfirmDialog.module.css'
import { Dialog, keepFromDoubleClick } from './Dialog.tsx'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  /** The specification's question. */
  readonly question: string
  /** What will happen, and to whom. */
  readonly children?: ReactNode
  /** The verb: 'Planning vastzetten'. */
  readonly confirm: string
  readonly icon?: ReactNode
  /** For what takes something away. */
  readonly danger?: boolean
  /** A promise keeps the question open and the button busy. It closes either way: a refusal is read in the red banner. */
  readonly onConfirm: () => unknown
}

export function ConfirmDialog({
  opened,
  onClose,
  question,
  children,
  confirm,
  icon,
  danger = false,
  onConfirm,
}: Props) {
  async function answer(): Promise<void> {
    try {
      await onConfirm()
    } finally {
      onClose()
    }
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={question} isQuestion>
      {children}
      <div className={classes.buttons} onClickCapture={keepFromDoubleClick}>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton
          variant="filled"
          color={danger ? 'red' : undefined}
          leftSection={icon}
          onClick={answer}
          data-autofocus
        >
          {confirm}
        </ActionButton>
      </div>
    </Dialog>
  )
}
