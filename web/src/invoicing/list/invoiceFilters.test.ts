import { expect, test } from 'vitest'
import type { InvoiceRow } from '../queries.ts'
import { INVOICE_FILTERS, invoiceFilters } from './invoiceFilters.ts'
import type { InvoiceFilter } from './invoiceFilters.ts'

const row = (status: InvoiceRow['status'], creditNoteNr: string | null = null) =>
  ({ status, creditNoteNr }) as InvoiceRow

test('concepts are shown until HR chooses otherwise', () => {
  expect(invoiceFilters).toEqual(['created', 'confirmed', 'mailed', 'credit_noted', 'all'])
})

test.each<[string, InvoiceRow, InvoiceFilter[]]>([
  ['a concept', row('CREATED'), ['created', 'all']],
  ['a finished invoice', row('CONFIRMED'), ['confirmed', 'all']],
  ['a mailed one', row('MAILED'), ['mailed', 'all']],
  ['a credited one', row('CREDIT_NOTED', 'CN-2026-000001'), ['credit_noted', 'all']],
  ['a credited one whose credit note was mailed', row('MAILED', 'CN-2026-000001'), ['mailed', 'credit_noted', 'all']],
])('%s is found where it belongs', (_what, invoice, found) => {
  expect(invoiceFilters.filter((filter) => INVOICE_FILTERS[filter](invoice))).toEqual(found)
})
