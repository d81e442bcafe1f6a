import { deleteConcepts, restoreConcepts } from '@uurwerk/contract/invoicing/concepts'
import { useAction } from '../../../app/api/useAction.ts'
import { showError } from '../../../app/notices.ts'
import * as texts from '../../../texts/texts.ts'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { totalsOfRows } from '../../totalOf.ts'
import type { InvoiceRow } from '../../queries.ts'

const words = texts.batches

type Refused = readonly {
  readonly companyName: string
  readonly employeeName: string | null
  readonly message: string
}[]

/**
 * Deletes concept invoices. When a colleague finished one of them in the meantime, the message names that invoice and
 * the reason.
 */
export function useRemoveConcepts() {
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
