import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { IconSend } from '@tabler/icons-react'
import { today } from '../../app/clock/now.ts'
import { useStartBatch } from '../../invoicing/batch/useStartBatch.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import type { DueReminder } from '../queries.ts'
import { totalOfReminders } from './totalOfReminders.ts'

type Props = {
  readonly reminders: readonly DueReminder[]
  readonly onStarted: () => void
  readonly onClose: () => void
}

const words = texts.payments.reminders

/** The dialog that asks for a confirmation before the payment reminders are sent, and then shows the progress. */
export function SendRemindersDialog({ reminders, onStarted, onClose }: Props) {
  const start = useStartBatch(monthOf(today()))
  const letters = reminders.filter(({ channel }) => channel === 'letter').length
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.question(reminders.length, writtenEuros(totalOfReminders(reminders)))}
      confirm={words.send(reminders.length)}
      icon={<IconSend size={16} stroke={1.75} aria-hidden />}
      onConfirm={() =>
        start(
          { act: 'remind' },
          reminders.map(({ invoiceId }) => invoiceId),
        ).then(onStarted)
      }
    >
      <p>{words.effect(reminders.length - letters, letters)}</p>
    </ConfirmDialog>
  )
}
