import { expect, test } from 'vitest'
import type { InvoiceRow } from '../queries.ts'
import { deliveryFilters, deliveryStageOf, INVOICE_FILTERS, invoiceFilters, isDelivered } from './invoiceFilters.ts'

const found = (status: InvoiceRow['status'], creditNoteNr: string | null) =>
  invoiceFilters.filter((filter) => INVOICE_FILTERS[filter]({ status, creditNoteNr }))

test('the list of invoices shows the concept invoices when it opens', () => {
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

test.each([
  ['a concept', { status: 'CREATED' }, null],
  ['a numbered invoice that did not leave', {}, 'toSend'],
  ['a delivery that HR cancelled', { deliveryState: 'cancelled' }, 'toSend'],
  ['an invoice that waits for Peppol', { deliveryState: 'queued' }, 'underWay'],
  ['a mail in the queue', { mailStatus: 'queued' }, 'underWay'],
  ['a mailed invoice', { status: 'MAILED', mailStatus: 'sent' }, 'sent'],
  ['an invoice of an older release, mailed', { status: 'MAILED' }, 'sent'],
  ['a delivered invoice with a copy by mail', { deliveryState: 'delivered', mailStatus: 'sent' }, 'sent'],
  ['a delivered invoice whose copy failed', { deliveryState: 'delivered', mailStatus: 'failed' }, 'failed'],
  ['a rejected invoice', { deliveryState: 'rejected', mailStatus: 'sent' }, 'failed'],
  ['an unclear delivery', { deliveryState: 'unclear' }, 'failed'],
] as const)('the filter by delivery finds %s under the right stage', (_name, changed, stage) => {
  const row = { status: 'CONFIRMED', deliveryState: null, mailStatus: null, ...changed } as const
  expect(deliveryStageOf(row)).toBe(stage)
  expect(deliveryFilters.filter((filter) => isDelivered(row, filter))).toEqual(
    stage === null ? ['all'] : ['all', stage],
  )
})
