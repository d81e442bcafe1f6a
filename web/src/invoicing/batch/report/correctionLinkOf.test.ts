import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { aResult } from './aResult.testing.ts'
import { correctionLinkOf } from './correctionLinkOf.ts'

const november = toYearMonth('2026-11')

test.each([
  ['no rate', { code: 'no_rate' }, '/admin/viewinvoicePreview?contract=12&month=2026-11'],
  ['not approved', { code: 'timesheet_not_approved' }, '/admin/viewinvoicePreview?contract=12&month=2026-11'],
  ['not confirmed', { code: 'timesheet_not_completed' }, '/admin/viewexcel?contract=12&month=2026-11'],
  [
    'an unconfirmed address',
    { code: 'email_not_confirmed', invoiceId: 7 },
    '/admin/viewconfirmedemailoverview?status=unconfirmed',
  ],
  ['an incomplete own company', { code: 'seller_incomplete', invoiceId: 7 }, '/admin/settings?part=company'],
  ['a total of zero', { code: 'invoice_total_not_positive', invoiceId: 7 }, '/admin/viewinvoicedetail?invoice=7'],
  ['no link for an error with a custom invoice', { code: 'fault', contractId: null }, undefined],
  ['no link without a failure', {}, undefined],
])('the report of a batch links to the screen where HR can remove the cause of a failure: %s', (_what, facts, to) => {
  expect(correctionLinkOf(aResult(facts), november)?.to).toBe(to)
})
