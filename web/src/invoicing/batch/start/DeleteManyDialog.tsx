import { IconTrash } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { totalsOfRows } from '../../totalOf.ts'
import type { ManyProps } from './manyProps.ts'
import { deleteConcepts, restoreConcepts } from '@uurwerk/contract/invoicing/concepts'
import { useAction } from '../../../app/api/useAction.ts'
import { showError } from '../../../app/notices.ts'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import type { InvoiceRow } from '../../queries.ts'

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

type Refused = readonly {
  readonly companyName: string
  readonly employeeName: string | null
  readonly message: string
}[]

/**
 * Deletes concept invoices. When a colleague finished one of them in the meantime, the message names that invoice and
 * the reason.
 */
function useRemoveConcepts() {
  const { mutateAsync: remove } = useAction(deleteConcepts)
  const { mutateAsync: restore } = useAction(restoreConcepts)

  async function undo(invoiceIds: readonly number[]): Promise<void> {
    const { refused } = await restore({ body: { invoiceIds: [...invoiceIds] } })
    if (refused.length > 0) showError(words.notRestored(refused.map(written)))
  }
  return async (rows: readonly InvoiceRow[]): Promise<void> => {
    const { settled, refused } = await remove({ body: { invoiceIds: rows.map(({ id }) => id) } })
    if (refused.length > 0) showError(words.notRemoved(refused.map(written)))
    if (settled.length === 0) return
    const removed = new Set(settled)
    const { included } = totalsOfRows(rows.filter(({ id }) => removed.has(id)))
    showUndo(words.removed(settled.length, included), () => void undo(settled).catch(() => {}))
  }
}

const written = ({ companyName, employeeName, message }: Refused[number]): string =>
  `${[companyName, employeeName].filter(Boolean).join(', ')} (${message})`
