import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, NO_CENTS, sumCents } from '../money/cents.ts'
import { addDays, toDay } from '../time/day.ts'
import { ageOf, agedAmounts, sumAged } from './ageing.ts'
import { invoiceBalance, type Settlement } from './invoiceBalance.ts'
import { refusalToAllocate } from './refusalToAllocate.ts'
import { refusalToWriteOff } from './refusalToWriteOff.ts'

const TODAY = toDay('2026-11-22')
const on = (day: string, euros: number): Settlement => ({ on: toDay(day), amount: cents(Math.round(euros * 100)) })
const balance = (total: number, payments: Settlement[], credits: Settlement[] = []) =>
  invoiceBalance({ total: cents(total * 100), dueOn: toDay('2026-11-10'), payments, credits }, TODAY)

describe('an invoice', () => {
  test('an unpaid invoice is open, and is late after its due date', () => {
    expect(balance(121, [])).toEqual({ open: 12_100, credited: 0, paid: 0, state: 'open', paidOn: null, daysLate: 12 })
  })

  test('an invoice of which a part was paid is partly paid', () => {
    expect(balance(121, [on('2026-11-20', 50)])).toMatchObject({
      open: 7100,
      state: 'partly',
      paidOn: null,
      daysLate: 12,
    })
  })

  test('an invoice with an open amount of one cent is partly paid', () => {
    expect(balance(121, [on('2026-11-20', 120.99)])).toMatchObject({ open: 1, state: 'partly' })
  })

  test('an invoice is paid on the day of the payment that made the open amount zero', () => {
    const credit = on('2026-11-15', 30)
    expect(balance(121, [on('2026-11-20', 91)], [credit])).toMatchObject({
      open: 0,
      state: 'paid',
      paidOn: '2026-11-20',
      daysLate: 0,
    })
    expect(balance(121, [on('2026-11-12', 91)], [credit])).toMatchObject({ state: 'paid', paidOn: '2026-11-15' })
  })

  test('an invoice that is credited after its payment is overpaid', () => {
    expect(balance(121, [on('2026-11-12', 121)], [on('2026-11-20', 121)])).toMatchObject({
      open: -12_100,
      state: 'overpaid',
      paidOn: '2026-11-12',
    })
  })

  test('an invoice is open again after its payment was cancelled', () => {
    expect(balance(121, [on('2026-11-12', 121), on('2026-11-12', -121)])).toMatchObject({
      open: 12_100,
      state: 'open',
      paidOn: null,
    })
    expect(balance(121, [on('2026-11-12', 121), on('2026-11-14', -121), on('2026-11-20', 121)])).toMatchObject({
      paidOn: '2026-11-20',
    })
  })

  test('the balance of an invoice on a day does not include later payments', () => {
    expect(balance(121, [on('2026-11-23', 121)])).toMatchObject({ open: 12_100, state: 'open' })
  })

  test('the total of an invoice is always the sum of credit notes, payments and open amount', () => {
    const settlements = fc.array(
      fc.record({
        on: fc.integer({ min: 0, max: 40 }).map((days) => addDays(toDay('2026-11-01'), days)),
        amount: fc.integer({ min: -9999, max: 9999 }).map(cents),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }).map(cents),
        settlements,
        settlements,
        (total, payments, credits) => {
          const found = invoiceBalance({ total, dueOn: TODAY, payments, credits }, TODAY)
          expect(sumCents([found.open, found.credited, found.paid])).toBe(total)
          expect(found.state === 'open' || found.state === 'partly').toBe(found.open > 0)
          expect(found.paidOn === null).toBe(found.open > 0)
        },
      ),
    )
  })
})

const ages = [
  ['2026-11-22', 'notDue'],
  ['2026-11-21', 'upTo30'],
  ['2026-10-23', 'upTo30'],
  ['2026-10-22', 'upTo60'],
  ['2026-09-23', 'upTo60'],
  ['2026-09-22', 'upTo90'],
  ['2026-08-24', 'upTo90'],
  ['2026-08-23', 'over90'],
] as const
for (const [dueOn, age] of ages) {
  test(`on 22-11-2026 an invoice with due date ${dueOn} has the age '${age}'`, () =>
    expect(ageOf(toDay(dueOn), TODAY)).toBe(age))
}

test('an invoice that was credited after its payment gives the customer a credit', () => {
  const credited = { dueOn: TODAY, open: cents(-12_100), credit: NO_CENTS }
  const due = { dueOn: addDays(TODAY, -31), open: cents(5000), credit: cents(900) }
  expect(agedAmounts([credited, due], TODAY)).toEqual({
    notDue: 0,
    upTo30: 0,
    upTo60: 5000,
    upTo90: 0,
    over90: 0,
    credit: 13_000,
    total: -8000,
  })
})

test('the amounts by age minus the credits are the total of all customers', () => {
  const invoice = fc.record({
    dueOn: fc.integer({ min: -200, max: 60 }).map((days) => addDays(TODAY, days)),
    open: fc.integer({ min: -9999, max: 99_999 }).map(cents),
    credit: fc.integer({ min: 0, max: 9999 }).map(cents),
  })
  fc.assert(
    fc.property(fc.array(fc.array(invoice)), (customers) => {
      const parts = customers.map((invoices) => agedAmounts(invoices, TODAY))
      const all = agedAmounts(customers.flat(), TODAY)
      expect(sumAged(parts)).toEqual(all)
      expect(all.notDue + all.upTo30 + all.upTo60 + all.upTo90 + all.over90 - all.credit).toBe(all.total)
      expect(all.total).toBe(sumCents(customers.flat().map(({ open, credit }) => cents(open - credit))))
    }),
  )
})

const facts = {
  free: cents(10_000),
  openOf: new Map([
    [1, cents(6000)],
    [2, cents(9000)],
  ]),
  surplusOf: new Map([[1, cents(500)]]),
}
const part = (invoiceId: number, amount: number, isSurplus = false) => ({ invoiceId, amount: cents(amount), isSurplus })
const allocations: [sentence: string, given: ReturnType<typeof part>[], free: number, code: string | null][] = [
  ['within the movement and the invoices is booked', [part(1, 6000), part(2, 4000)], 10_000, null],
  ['above the movement is refused', [part(1, 6000), part(2, 4001)], 10_000, 'allocation_exceeds_entry'],
  ['above what is due on the invoice is refused', [part(1, 6001)], 10_000, 'allocation_exceeds_invoice'],
  [
    'above what is due on the invoice is refused when it comes in two parts',
    [part(1, 3000), part(1, 3001)],
    10_000,
    'allocation_exceeds_invoice',
  ],
  ['above what is due may stay to the customer’s credit', [part(1, 6000), part(1, 4000, true)], 10_000, null],
  ['of money that went out on money that came in is refused', [part(1, -1)], 10_000, 'allocation_wrong_direction'],
  ['of nothing is refused', [part(1, 0)], 10_000, 'allocation_wrong_direction'],
  ['of a concept is refused', [part(3, 1)], 10_000, 'invoice_not_finished'],
  ['of a refund within the credit is booked', [part(1, -500, true)], -500, null],
  ['of a refund above the credit is refused', [part(1, -501, true)], -501, 'allocation_exceeds_credit'],
  ['of money that went out on an invoice is refused', [part(1, -500)], -500, 'allocation_exceeds_credit'],
]
for (const [sentence, given, free, code] of allocations) {
  test(`a booking of a bank movement ${sentence}`, () =>
    expect(refusalToAllocate({ ...facts, free: cents(free) }, given)?.code ?? null).toBe(code))
}

test('HR can write off at most one euro of an invoice', () => {
  expect(refusalToWriteOff(cents(100))).toBeNull()
  expect(refusalToWriteOff(cents(101))).toEqual({ code: 'write_off_too_large', most: 1, open: 1.01 })
  expect(refusalToWriteOff(NO_CENTS)).toEqual({ code: 'nothing_due' })
})
