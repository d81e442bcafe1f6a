import { IconTrash } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { totalsOfRows } from '../../totalOf.ts'
import type { ManyProps } from './manyProps.ts'
import { useRemoveConcepts } from './useRemoveConcepts.ts'

const words = texts.batches

export function DeleteManyDialog({ invoices, onStarted, onClose }: ManyProps) {
  const remove = useRemoveConcepts()
  const totals = totalsOfRows(invoices)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.removeQuestion(invoices.length, totals.included)}
      confirm={words.remove}
      icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
      danger
      onConfirm={() => remove(invoices).then(onStarted)}
    >
      <p>{words.totals(totals.excluded, totals.included)}</p>
      <p>{words.removeEffect}</p>
    </ConfirmDialog>
  )
}
