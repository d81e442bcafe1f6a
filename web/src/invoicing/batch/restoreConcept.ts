import { createInvoice, editInvoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing'
import { answerOf } from '../../api/call.ts'
import { customInvoiceOf } from '../custom/customInvoiceForm.ts'
import { invoiceFormOf } from '../detail/invoiceForm.ts'
import type { Invoice } from '../queries.ts'

/**
 * Makes a removed concept again, with all fields that HR had typed. The concept gets a new id, and its lines are
 * calculated with today's prices (rule invoicing-44).
 */
export async function restoreConcept(removed: Invoice): Promise<Invoice> {
  const { contractId, userId, yearMonth } = removed
  const form = invoiceFormOf(removed)
  if (contractId === null || userId === null || yearMonth === null) {
    const made = await answerOf(createInvoice, { body: customInvoiceOf(form) })
    return answerOf(editInvoice, { params: { id: made.id }, body: { subject: form.subject } })
  }
  const made = await answerOf(invoiceFromTimesheet, { body: { contractId, userId, yearMonthString: yearMonth } })
  return answerOf(editInvoice, { params: { id: made.id }, body: form })
}
