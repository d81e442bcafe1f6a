import type { InvoiceRow } from '../queries.ts'

/** The states of a delivery over Peppol or by mail that HR must look at. */
const UNDELIVERED: ReadonlySet<string> = new Set(['failed', 'unclear', 'rejected', 'queried'])

/**
 * The filters of the list of invoices: the statuses, and a filter for credited invoices. An invoice whose credit note
 * was mailed has the status MAILED, but is still credited (rule invoicing-30).
 */
export const INVOICE_FILTERS = {
  created: ({ status }) => status === 'CREATED',
  confirmed: ({ status }) => status === 'CONFIRMED',
  mailed: ({ status }) => status === 'MAILED',
  credit_noted: ({ creditNoteNr }) => creditNoteNr !== null,
  undelivered: ({ deliveryState, mailStatus }) =>
    [deliveryState, mailStatus].some((state) => state !== null && UNDELIVERED.has(state)),
  all: () => true,
} as const satisfies Record<string, (invoice: InvoiceRow) => boolean>

export type InvoiceFilter = keyof typeof INVOICE_FILTERS

export const invoiceFilters = Object.keys(INVOICE_FILTERS) as readonly InvoiceFilter[]
