import type { InvoiceRow } from '../queries.ts'

/** By status, but for credited: a mailed credit note shows as mailed, and is still one (house rules, 7.5). */
export const INVOICE_FILTERS = {
  created: ({ status }) => status === 'CREATED',
  confirmed: ({ status }) => status === 'CONFIRMED',
  mailed: ({ status }) => status === 'MAILED',
  credit_noted: ({ creditNoteNr }) => creditNoteNr !== null,
  all: () => true,
} as const satisfies Record<string, (invoice: InvoiceRow) => boolean>

export type InvoiceFilter = keyof typeof INVOICE_FILTERS

export const invoiceFilters = Object.keys(INVOICE_FILTERS) as readonly InvoiceFilter[]
