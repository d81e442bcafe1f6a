import { contractMonths } from '@uurwerk/contract/timesheets'
import { fullTimesheet } from '@uurwerk/contract/fullTimesheet'
import { deleteInvoice, invoice, monthInvoices } from '@uurwerk/contract/invoicing'
import { useQueryClient } from '@tanstack/react-query'
import { isFromServer } from '../../api/apiProblem.ts'
import { answerOf } from '../../api/call.ts'
import { showError } from '../../notices/notices.ts'
import { texts } from '../../texts/texts.ts'
import { showUndo } from '../../ui/showUndo.tsx'
import type { Invoice, InvoiceRow } from '../queries.ts'
import { restoreConcept } from './restoreConcept.ts'

const words = texts.batches
const CHANGED = [monthInvoices.path, contractMonths.path, fullTimesheet.path]

/**
 * Deletes concepts one after the other. A concept that a colleague finished meanwhile is not deleted, and the message
 * names it.
 */
export function useRemoveConcepts() {
  const client = useQueryClient()
  const refresh = () => Promise.all(CHANGED.map((path) => client.invalidateQueries({ queryKey: [path] })))

  async function restore(removed: readonly Invoice[]): Promise<void> {
    try {
      await inTurn(removed, restoreConcept)
    } finally {
      await refresh()
    }
  }
  return async (rows: readonly InvoiceRow[]): Promise<void> => {
    const removed: Invoice[] = []
    const refused: string[] = []
    await inTurn(rows, async ({ id, companyName, employeeName }) => {
      const params = { id }
      try {
        const before = await answerOf(invoice, { params })
        await answerOf(deleteInvoice, { params })
        removed.push(before)
      } catch (error) {
        if (!isFromServer(error)) throw error
        refused.push([companyName, employeeName].filter(Boolean).join(', '))
      }
    })
    await refresh()
    if (refused.length > 0) showError(words.notRemoved(refused))
    if (removed.length > 0) showUndo(words.removed(removed.length), () => void restore(removed).catch(() => {}))
  }
}

const inTurn = <Item>(items: readonly Item[], step: (item: Item) => Promise<unknown>): Promise<unknown> =>
  items.reduce<Promise<unknown>>((before, item) => before.then(() => step(item)), Promise.resolve())
