import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { aResult } from './aResult.testing.ts'
import { wayOutOf } from './wayOutOf.ts'

const november = toYearMonth('2026-11')

test.each([
  ['no rate', { code: 'no_rate' }, '/admin/viewinvoicePreview?contract=12&month=2026-11'],
  ['not approved', { code: 'timesheet_not_approved' }, '/admin/viewinvoicePreview?contract=12&month=2026-11'],
  ['not confirmed', { code: 'timesheet_not_completed' }, '/admin/viewexcel?contract=12&month=2026-11'],
  ['an address', { code: 'email_not_confirmed', invoiceId: 7 }, '/admin/viewconfirmedemailoverview?status=unconfirmed'],
  ['the own company', { code: 'seller_incomplete', invoiceId: 7 }, '/admin/settings?part=company'],
  ['a total of nothing', { code: 'invoice_total_not_positive', invoiceId: 7 }, '/admin/viewinvoicedetail?invoice=7'],
  ['a fault with an invoice of no timesheet', { code: 'fault', contractId: null }, undefined],
  ['nothing', {}, undefined],
])('what stood in the way was %s: the report leads there', (_what, facts, to) => {
  expect(wayOutOf(aResult(facts), november)?.to).toBe(to)
})
