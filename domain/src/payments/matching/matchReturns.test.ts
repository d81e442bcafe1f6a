import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../../money/cents.ts'
import { addDays, toDay } from '../../time/day.ts'
import { matchReturns, type BankReturn, type ReturnableEntry } from './matchReturns.ts'

const FIRST_DAY = toDay('2026-11-10')
const [OURS, PAYER, OTHER_PAYER] = ['BE68539007547034', 'BE32123456789002', 'BE72000000001616']
const back = (id: number, day: number, counterpartyAccount = ''): BankReturn => ({
  id,
  enteredOn: addDays(FIRST_DAY, day),
  amount: cents(-5000),
  account: OURS,
  endToEndId: '1',
  counterpartyAccount,
})
const paid = (id: number, day: number, further: Partial<ReturnableEntry> = {}): ReturnableEntry => ({
  ...back(id, day),
  amount: cents(5000),
  counterpartyName: '',
  text: '',
  isBooked: (further.invoiceIds ?? []).length > 0,
  invoiceIds: [],
  ...further,
})
const matched = (returns: BankReturn[], entries: ReturnableEntry[]) =>
  [...matchReturns(returns, entries)].map(([id, entry]) => [id, entry.id])

test('a returned payment is matched with the payment from the same account, also when another payer’s payment is newer', () => {
  const [ofPayer, ofOther] = [{ counterpartyAccount: PAYER }, { counterpartyAccount: OTHER_PAYER }]
  const entries = [paid(1, 0, { ...ofPayer, invoiceIds: [7] }), paid(2, 1, { ...ofOther, invoiceIds: [8] })]
  expect(matched([back(3, 2, PAYER)], entries)).toEqual([[3, 1]])
  expect(matched([back(3, 2)], entries)).toEqual([])
})

test('a returned payment is matched with a booked payment rather than with a movement without a booking', () => {
  expect(matched([back(3, 2)], [paid(1, 0, { invoiceIds: [7] }), paid(2, 1)])).toEqual([[3, 1]])
})

test('a returned payment is matched with the newest of two payments of the same invoice that are not after the return', () => {
  const entries = [0, 1, 3].map((day) => paid(day, day, { invoiceIds: [7] }))
  expect(matched([back(9, 2)], entries)).toEqual([[9, 1]])
})

test('no payment is returned twice, and a returned payment is never matched with a later payment, another amount or another payer', () => {
  const day = fc.integer({ min: 0, max: 4 })
  const account = fc.constantFrom('', PAYER, OTHER_PAYER)
  const entry = fc.record({
    day,
    account,
    amount: fc.constantFrom(5000, 6000),
    invoice: fc.integer({ min: 0, max: 2 }),
  })
  let found = 0
  fc.assert(
    fc.property(fc.array(fc.record({ day, account })), fc.array(entry), (returns, entries) => {
      const given = returns.map((each, id) => back(id, each.day, each.account))
      const all = entries.map((each, id) =>
        paid(id, each.day, {
          amount: cents(each.amount),
          counterpartyAccount: each.account,
          invoiceIds: each.invoice === 0 ? [] : [each.invoice],
        }),
      )
      const result = matchReturns(given, all)
      expect(new Set([...result.values()].map(({ id }) => id)).size).toBe(result.size)
      for (const [id, returned] of result) {
        expect(returned.amount).toBe(5000)
        expect(returned.enteredOn <= given[id]!.enteredOn).toBe(true)
        const accounts = new Set([given[id]!.counterpartyAccount, returned.counterpartyAccount].filter(Boolean))
        expect(accounts.size).toBeLessThan(2)
      }
      found += result.size
    }),
  )
  expect(found).toBeGreaterThan(20)
})
