import { expect, test } from 'vitest'
import type { InvoiceRow } from '../queries.ts'
import { INVOICE_FILTERS, invoiceFilters } from './invoiceFilters.ts'

const found = (status: InvoiceRow['status'], creditNoteNr: string | null) =>
  invoiceFilters.filter((filter) =>
    INVOICE_FILTERS[filter]({ status, creditNoteNr, deliveryState: null, mailStatus: null } as InvoiceRow),
  )

test('the list of invoices first shows the concept invoices', () => {
  expect(invoiceFilters[0]).toBe('created')
})

test.each([
  ['a concept', 'CREATED', null, ['created', 'all']],
  ['a mailed invoice', 'MAILED', null, ['mailed', 'all']],
  ['a credited invoice', 'CREDIT_NOTED', 'CN2026-000001', ['credit_noted', 'all']],
  ['an invoice whose credit note was mailed', 'MAILED', 'CN2026-000001', ['mailed', 'credit_noted', 'all']],
] as const)(
  'the filters of the invoice list show %s under its status, and under credited when it has a credit note',
  (_name, status, creditNote, filters) => {
    expect(found(status, creditNote)).toEqual(filters)
  },
)

test('the filter of undelivered invoices has each delivery or mail that HR must look at', () => {
  const row = { status: 'MAILED', creditNoteNr: null, deliveryState: null, mailStatus: 'sent' } as InvoiceRow
  const isUndelivered = (changed: Partial<InvoiceRow>) => INVOICE_FILTERS.undelivered({ ...row, ...changed })
  expect(isUndelivered({})).toBe(false)
  expect(isUndelivered({ deliveryState: 'delivered' })).toBe(false)
  expect(isUndelivered({ deliveryState: 'rejected' })).toBe(true)
  expect(isUndelivered({ deliveryState: 'unclear' })).toBe(true)
  expect(isUndelivered({ mailStatus: 'failed' })).toBe(true)
})
