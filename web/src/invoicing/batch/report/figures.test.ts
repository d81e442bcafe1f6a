import { expect, test } from 'vitest'
import { aResult } from './aResult.testing.ts'
import { beforeAndAfter, figuresOf } from './figures.ts'

const made = aResult({ contractId: 6, invoiceId: 60, workedHours: 7.6, totalVATExcluded: 300, totalVATIncluded: 363 })
const noRate = aResult({ contractId: 3, code: 'no_rate', workedHours: 8.35 })
const notMailed = { ...made, contractId: 5, invoiceId: 50, invoiceNr: '2026-000005', code: 'email_not_confirmed' }

test('the report of new invoices shows the hours and the amounts that HR chose, and those of the invoices that were made', () => {
  const amount = { totalVATExcluded: 300, totalVATIncluded: 363 }
  const expected = [6, 5].map((contractId) => ({ contractId, ...amount }))
  expect(beforeAndAfter([made, noRate, notMailed], { act: 'make', finish: true, send: true, expected })).toEqual({
    before: { count: 3, hours: 23.55, amounts: expected },
    after: { count: 2, hours: 15.2, amounts: [amount, amount] },
  })
})

test('the report of a mailing shows the amounts of all chosen invoices, and of those that were mailed', () => {
  const { before, after } = beforeAndAfter([made, notMailed], { act: 'send' })
  expect([before.count, before.amounts.length]).toEqual([2, 2])
  expect([after.count, after.amounts.length]).toEqual([1, 1])
})

test('an invoice that is in the report twice is counted once', () => {
  expect(figuresOf([made, made])).toMatchObject({ count: 1, hours: 7.6 })
})
