import { IconSend } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { totalsOfRows } from '../../totalOf.ts'
import type { ManyProps } from './manyProps.ts'
import { useStartBatch } from '../useStartBatch.ts'

const words = texts.batches

export function SendManyDialog({ yearMonth, invoices, onStarted, onClose }: ManyProps) {
  const start = useStartBatch(yearMonth)
  const totals = totalsOfRows(invoices)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.sendQuestion(invoices.length, totals.included)}
      confirm={words.send}
      icon={<IconSend size={16} stroke={1.75} aria-hidden />}
      onConfirm={() =>
        start(
          { act: 'send' },
          invoices.map(({ id }) => id),
        ).then(onStarted)
      }
    >
      <p>{words.totals(totals.excluded, totals.included)}</p>
      <p>{words.sendEffect}</p>
    </ConfirmDialog>
  )
}
