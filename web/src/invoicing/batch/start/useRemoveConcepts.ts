import {
  deleteInvoice,
  invoice,
  createInvoice,
  editInvoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { isFromServer } from '../../../app/api/apiProblem.ts'
import { answerOf } from '../../../app/api/call.ts'
import { asOneWrite } from '../../../app/api/keepReadsFresh.ts'
import { showError } from '../../../app/notices.ts'
import * as texts from '../../../texts/texts.ts'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import type { Invoice, InvoiceRow } from '../../queries.ts'
import { customInvoiceOf } from '../../custom/customInvoiceForm.ts'
import { invoiceFormOf } from '../../detail/edit/invoiceForm.ts'

const words = texts.batches

/**
 * Deletes concept invoices one after the other. A concept that a colleague finished in the meantime is not deleted, and
 * the message names it.
 */
export function useRemoveConcepts() {
  const restore = (concepts: readonly Invoice[]) => inTurn(concepts, restoreConcept)

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
    if (refused.length > 0) showError(words.notRemoved(refused))
    if (removed.length > 0) showUndo(words.removed(removed.length), () => void restore(removed).catch(() => {}))
  }
}

const inTurn = <Item>(items: readonly Item[], step: (item: Item) => Promise<unknown>): Promise<unknown> =>
  asOneWrite(() => items.reduce<Promise<unknown>>((before, item) => before.then(() => step(item)), Promise.resolve()))

/**
 * Makes a removed concept invoice again, with all fields that HR had typed. The concept gets a new id, and its lines
 * are calculated with the current prices (rule invoicing-44).
 */
async function restoreConcept(removed: Invoice): Promise<Invoice> {
  const { contractId, userId, yearMonth } = removed
  const form = invoiceFormOf(removed)
  if (contractId === null || userId === null || yearMonth === null) {
    const made = await answerOf(createInvoice, { body: customInvoiceOf(form) })
    return answerOf(editInvoice, { params: { id: made.id }, body: { subject: form.subject } })
  }
  const made = await answerOf(invoiceFromTimesheet, { body: { contractId, userId, yearMonthString: yearMonth } })
  return answerOf(editInvoice, { params: { id: made.id }, body: form })
}
