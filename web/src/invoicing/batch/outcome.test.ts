import { expect, test } from 'vitest'
import { aResult } from './aResult.testing.ts'
import { countOutcomes, outcomeOf } from './outcome.ts'
import { retriesOf } from './retriesOf.ts'

const noRate = aResult({ contractId: 3, code: 'no_rate' })
const already = aResult({ contractId: 4, invoiceId: 40, code: 'already_invoiced' })
const notMailed = aResult({ contractId: 5, invoiceId: 50, invoiceNr: '2026-000005', code: 'email_not_confirmed' })
const made = aResult({ contractId: 6, invoiceId: 60 })

test.each([
  ['Anna’s invoice was made', made, 'make', 'good'],
  ['Anna’s month has no rate', noRate, 'make', 'passedOver'],
  ['Anna’s month had its invoice', already, 'make', 'passedOver'],
  ['it was made, and not mailed', notMailed, 'make', 'partly'],
  ['it got its number, and was not mailed', notMailed, 'finish', 'partly'],
  [
    'it had its number',
    aResult({ invoiceNr: '2026-000001', code: 'invoice_already_finished' }),
    'finish',
    'passedOver',
  ],
  ['it was to be mailed, and was not', notMailed, 'send', 'passedOver'],
] as const)('%s', (_sentence, result, act, outcome) => {
  expect(outcomeOf(result, act)).toBe(outcome)
})

test('each counts once', () => {
  expect(countOutcomes([made, noRate, already, notMailed], 'make')).toEqual({ good: 1, partly: 1, passedOver: 2 })
})

test('another try is for who was passed over, and for the rest of what got stuck; not for what is settled', () => {
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
