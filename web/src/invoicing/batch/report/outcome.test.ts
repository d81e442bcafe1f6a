import { expect, test } from 'vitest'
import { aResult } from './aResult.testing.ts'
import { countOutcomes, outcomeOf } from './outcome.ts'
import { retriesOf } from './retriesOf.ts'

const noRate = aResult({ contractId: 3, code: 'no_rate' })
const already = aResult({ contractId: 4, invoiceId: 40, code: 'already_invoiced' })
const notMailed = aResult({ contractId: 5, invoiceId: 50, invoiceNr: '2026-000005', code: 'email_not_confirmed' })
const made = aResult({ contractId: 6, invoiceId: 60 })

test.each([
  ['a batch item with a new invoice counts as successful', made, 'make', 'good'],
  ['a batch item for a month without an hourly rate counts as skipped', noRate, 'make', 'passedOver'],
  ['a batch item for a month with an invoice counts as skipped', already, 'make', 'passedOver'],
  ['a batch item counts as partly done when the invoice was made but not mailed', notMailed, 'make', 'partly'],
  [
    'a batch item counts as partly done when the invoice got its number but was not mailed',
    notMailed,
    'finish',
    'partly',
  ],
  [
    'a batch item for an invoice that already had a number counts as skipped',
    aResult({ invoiceNr: '2026-000001', code: 'invoice_already_finished' }),
    'finish',
    'passedOver',
  ],
  ['a batch item for an invoice that could not be mailed counts as skipped', notMailed, 'send', 'passedOver'],
] as const)('the report of a batch shows the right outcome of each item: %s', (_sentence, result, act, outcome) => {
  expect(outcomeOf(result, act)).toBe(outcome)
})

test('the report of a batch counts the items of each outcome', () => {
  expect(countOutcomes([made, noRate, already, notMailed], 'make')).toEqual({ good: 1, partly: 1, passedOver: 2 })
})

test('the report of a batch offers another attempt for skipped items and unfinished invoices', () => {
  const all = { act: 'make', finish: true, send: true } as const
  const notFinished = aResult({ contractId: 7, invoiceId: 70, code: 'seller_incomplete' })
  expect(retriesOf([made, noRate, already, notMailed, notFinished], all)).toEqual([
    { input: all, ids: [3] },
    { input: { act: 'finish', send: true }, ids: [70] },
    { input: { act: 'send' }, ids: [50] },
  ])
  expect(retriesOf([made, notMailed], { act: 'send' })).toEqual([{ input: { act: 'send' }, ids: [50] }])
  expect(retriesOf([made, already], all)).toEqual([])
})

test('another attempt sends the amounts of the repeated contracts only', () => {
  const expected = [3, 6].map((contractId) => ({ contractId, totalVATExcluded: 300, totalVATIncluded: 363 }))
  const all = { act: 'make', finish: false, send: false } as const
  expect(retriesOf([made, noRate], { ...all, expected })).toEqual([
    { input: { ...all, expected: [expected[0]] }, ids: [3] },
  ])
})
