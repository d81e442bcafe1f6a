import { expect, test } from 'vitest'
import { aResult } from './aResult.testing.ts'
import { countOutcomes, outcomeOf } from './outcome.ts'
import { retriesOf } from './retriesOf.ts'

const noRate = aResult({ contractId: 3, code: 'no_rate' })
const already = aResult({ contractId: 4, invoiceId: 40, code: 'already_invoiced' })
const notMailed = aResult({ contractId: 5, invoiceId: 50, invoiceNr: '2026-000005', code: 'email_not_confirmed' })
const made = aResult({ contractId: 6, invoiceId: 60 })

test.each([
  ['an invoice that was made is good', made, 'make', 'good'],
  ['a month without a rate is passed over', noRate, 'make', 'passedOver'],
  ['a month that has an invoice is passed over', already, 'make', 'passedOver'],
  ['an invoice that was made and not mailed is partly done', notMailed, 'make', 'partly'],
  ['an invoice that was numbered and not mailed is partly done', notMailed, 'finish', 'partly'],
  [
    'an invoice that already had a number is passed over',
    aResult({ invoiceNr: '2026-000001', code: 'invoice_already_finished' }),
    'finish',
    'passedOver',
  ],
  ['an invoice that could not be mailed is passed over', notMailed, 'send', 'passedOver'],
] as const)('%s', (_sentence, result, act, outcome) => {
  expect(outcomeOf(result, act)).toBe(outcome)
})

test('each outcome is counted once', () => {
  expect(countOutcomes([made, noRate, already, notMailed], 'make')).toEqual({ good: 1, partly: 1, passedOver: 2 })
})

test('a retry is offered for items that were passed over and for unfinished invoices, not for settled ones', () => {
  const all = { act: 'make', finish: true, send: true } as const
  const notFinished = aResult({ contractId: 7, invoiceId: 70, code: 'seller_incomplete' })
  expect(retriesOf([made, noRate, already, notMailed, notFinished], all)).toEqual([
    { asked: all, ids: [3] },
    { asked: { act: 'finish', send: true }, ids: [70] },
    { asked: { act: 'send' }, ids: [50] },
  ])
  expect(retriesOf([made, notMailed], { act: 'send' })).toEqual([{ asked: { act: 'send' }, ids: [50] }])
  expect(retriesOf([made, already], all)).toEqual([])
})
