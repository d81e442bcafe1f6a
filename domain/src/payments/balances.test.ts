import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, NO_CENTS, sumCents, type Cents } from '../money/cents.ts'
import { addDays, toDay } from '../time/day.ts'
import { ageOf, agedAmounts, sumAged } from './ageing.ts'
import { bookingsOf, creditOn, moneyAfter } from './customerCredit.ts'
import { invoiceBalance, type Settlement } from './invoiceBalance.ts'
import { refusalToAllocate } from './refusalToAllocate.ts'
import { refusalToSetOff } from './refusalToSetOff.ts'
import { refusalToWriteOff } from './refusalToWriteOff.ts'

const TODAY = toDay('2026-11-22')
const on = (day: string, euros: number): Settlement => ({ on: toDay(day), amount: cents(Math.round(euros * 100)) })
const balance = (total: number, payments: Settlement[], credits: Settlement[] = []) =>
  invoiceBalance({ total: cents(total * 100), dueOn: toDay('2026-11-10'), payments, credits }, TODAY)

describe('the state of payment of an invoice', () => {
  test('an unpaid invoice is open, and is late after its due date', () => {
    expect(balance(121, [])).toEqual({ open: 12_100, credited: 0, paid: 0, state: 'open', paidOn: null, daysLate: 12 })
  })

  test('an invoice is partly paid after a payment of a part of its amount', () => {
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

  test('an invoice is open again after HR cancels its payment', () => {
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

test('a customer gets a credit when an invoice is credited after its payment', () => {
  const credited = { dueOn: TODAY, open: cents(-12_100), surplus: NO_CENTS }
  const due = { dueOn: addDays(TODAY, -31), open: cents(5000), surplus: cents(900) }
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

test('the open amounts of all ages minus the credits are the total that all customers owe', () => {
  const invoice = fc.record({
    dueOn: fc.integer({ min: -200, max: 60 }).map((days) => addDays(TODAY, days)),
    open: fc.integer({ min: -9999, max: 99_999 }).map(cents),
    surplus: fc.integer({ min: 0, max: 9999 }).map(cents),
  })
  fc.assert(
    fc.property(fc.array(fc.array(invoice)), (customers) => {
      const parts = customers.map((invoices) => agedAmounts(invoices, TODAY))
      const all = agedAmounts(customers.flat(), TODAY)
      expect(sumAged(parts)).toEqual(all)
      expect(all.notDue + all.upTo30 + all.upTo60 + all.upTo90 + all.over90 - all.credit).toBe(all.total)
      expect(all.total).toBe(sumCents(customers.flat().map(({ open, surplus }) => cents(open - surplus))))
    }),
  )
})

const facts = {
  free: cents(10_000),
  moneyOf: new Map([
    [1, { open: cents(6000), surplus: cents(500), claims: cents(5726) }],
    [2, { open: cents(9000), surplus: NO_CENTS, claims: NO_CENTS }],
    [4, { open: cents(-3000), surplus: cents(200), claims: NO_CENTS }],
  ]),
}
const part = (invoiceId: number, amount: number, isSurplus = false) => ({ invoiceId, amount: cents(amount), isSurplus })
const extra = (invoiceId: number, amount: number) => ({ ...part(invoiceId, amount), isExtra: true })
const allocations: [sentence: string, given: ReturnType<typeof part>[], free: number, code: string | null][] = [
  ['within the movement and the open amounts is booked', [part(1, 6000), part(2, 4000)], 10_000, null],
  ['above the amount of the movement is refused', [part(1, 6000), part(2, 4001)], 10_000, 'allocation_exceeds_entry'],
  ['above the open amount of the invoice is refused', [part(1, 6001)], 10_000, 'allocation_exceeds_invoice'],
  [
    'in two parts, together above the open amount of the invoice, is refused',
    [part(1, 3000), part(1, 3001)],
    10_000,
    'allocation_exceeds_invoice',
  ],
  ['above the open amount, as a credit, is booked', [part(1, 6000), part(1, 4000, true)], 10_000, null],
  ['on an invoice with a credit, as a credit, is booked', [part(4, 10_000, true)], 10_000, null],
  ['on an invoice with a credit is refused as a payment', [part(4, 1)], 1, 'allocation_exceeds_invoice'],
  ['of a refund from money that a customer paid is refused', [part(1, -1)], 10_000, 'allocation_wrong_direction'],
  ['of nothing is refused', [part(1, 0)], 10_000, 'allocation_wrong_direction'],
  ['of a concept is refused', [part(3, 1)], 10_000, 'invoice_not_finished'],
  ['of the open amount and of interest and compensation is booked', [part(1, 6000), extra(1, 4000)], 10_000, null],
  ['above the owed interest and compensation is refused', [extra(1, 5727)], 10_000, 'allocation_exceeds_claims'],
  ['of interest on an invoice without owed interest is refused', [extra(2, 1)], 10_000, 'allocation_exceeds_claims'],
  ['of a refund within the credit is booked', [part(1, -500, true)], -500, null],
  ['of a refund as interest and compensation is refused', [extra(1, -500)], -500, 'allocation_wrong_direction'],
  ['of a refund above the credit is refused', [part(1, -501, true)], -501, 'allocation_exceeds_credit'],
  ['of a refund on an unpaid invoice is refused', [part(2, -500)], -500, 'allocation_exceeds_credit'],
  ['of a refund after a credit note on a paid invoice is booked', [part(4, -3200)], -3200, null],
  ['of a refund above the credit note is refused', [part(4, -3201)], -3201, 'allocation_exceeds_credit'],
  [
    'of a refund in two parts above the credit is refused',
    [part(4, -3000), part(4, -201, true)],
    -3201,
    'allocation_exceeds_credit',
  ],
]
for (const [sentence, given, free, code] of allocations) {
  test(`the rule decides whether HR can book a bank movement on an invoice: a booking ${sentence}`, () =>
    expect(refusalToAllocate({ ...facts, free: cents(free) }, given)?.code ?? null).toBe(code))
}

describe('the credit on an invoice', () => {
  const money = { open: cents(-3000), surplus: cents(200), claims: NO_CENTS }

  test('the credit of a customer is the money that was paid above the invoices and the money that credit notes gave back', () => {
    expect(creditOn(money)).toBe(3200)
    expect(creditOn({ open: cents(5000), surplus: cents(200) })).toBe(200)
  })

  test('a refund first uses the money that the customer paid above the invoice, and then the money of the credit note', () => {
    expect(bookingsOf(money, part(4, -150))).toEqual([part(4, -150, true)])
    expect(bookingsOf(money, part(4, -1200))).toEqual([part(4, -200, true), part(4, -1000)])
    expect(bookingsOf({ ...money, surplus: NO_CENTS }, part(4, -1200, true))).toEqual([part(4, -1200)])
  })

  const to = { customerKey: '7', open: cents(2500), claims: cents(4000) }
  const from = { customerKey: '7', credit: cents(3000) }
  const setOff = (amount: number, changes: object = {}, isExtra = false) =>
    refusalToSetOff({ amount: cents(amount), from, to: { ...to, ...changes }, isExtra })?.code ?? null

  test('the credit of a customer pays an open invoice of the same customer, at most up to the open amount', () => {
    expect(setOff(2500)).toBeNull()
    expect(setOff(2501)).toBe('allocation_exceeds_invoice')
    expect(setOff(3001, { open: cents(9000) })).toBe('allocation_exceeds_credit')
    expect(setOff(1, { customerKey: '8' })).toBe('set_off_other_customer')
  })

  test('the credit of a customer pays interest and compensation of a late invoice, at most up to the amount that the customer owes', () => {
    expect(setOff(3000, {}, true)).toBeNull()
    expect(setOff(2501, { claims: cents(2500) }, true)).toBe('allocation_exceeds_claims')
  })

  test('the payments, credit notes, refunds and set-offs of a customer always add up to the cent', () => {
    const step: fc.Arbitrary<Step> = fc.record({
      act: fc.constantFrom('pay', 'credit', 'refund', 'set off'),
      on: fc.integer({ min: 0, max: 1 }),
      amount: fc.integer({ min: 1, max: 9000 }),
    })
    const totals = [cents(12_100), cents(7150)]
    let refunds = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 6, maxLength: 25 }), (steps) => {
        const moneyOf: MoneyOf = new Map(totals.map((open, id) => [id, { open, surplus: NO_CENTS, claims: NO_CENTS }]))
        const credited = [0, 0]
        let received = 0
        for (const each of steps) {
          const { act, on: id, amount } = each
          if (act !== 'credit') {
            const moved = moneyReceived(moneyOf, each)
            received += moved
            if (moved < 0) refunds += 1
          } else if (credited[id]! + amount <= totals[id]!) {
            credited[id]! += amount
            moneyOf.set(id, { ...moneyOf.get(id)!, open: cents(moneyOf.get(id)!.open - amount) })
          }
        }
        const due = sumCents(totals) - credited[0]! - credited[1]! - received
        const both = [...moneyOf.values()]
        expect(sumCents(both.map(({ open, surplus }) => cents(open - surplus)))).toBe(due)
        const aged = agedAmounts(
          both.map((each) => ({ ...each, dueOn: TODAY })),
          TODAY,
        )
        expect(aged.total).toBe(due)
        for (const { surplus } of both) expect(surplus).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(refunds).toBeGreaterThan(10)
  })
})

type MoneyOf = Map<number, { open: Cents; surplus: Cents; claims: Cents }>
type Step = { readonly act: 'pay' | 'credit' | 'refund' | 'set off'; readonly on: number; readonly amount: number }

/**
 * Books a payment, a refund or a set-off (a credit that pays another invoice) when the rules allow it. Returns the
 * number of cents that the company received.
 */
function moneyReceived(moneyOf: MoneyOf, { act, on: id, amount }: Step): number {
  const { open } = moneyOf.get(id)!
  const credit = creditOn(moneyOf.get(id)!)
  /**
   * The amount of the refund or set-off. It is usually within the credit of the customer, and sometimes a little above
   * it.
   */
  const wanted = 1 + (amount % (credit + 50))
  const book = (given: ReturnType<typeof part>) => {
    for (const booking of bookingsOf(moneyOf.get(given.invoiceId)!, given))
      moneyOf.set(given.invoiceId, moneyAfter(moneyOf.get(given.invoiceId)!, booking))
  }
  if (act === 'pay') {
    const due = Math.min(amount, Math.max(open, 0))
    for (const given of [part(id, due), part(id, amount - due, true)]) if (given.amount > 0) book(given)
    return amount
  }
  if (act === 'refund') {
    const given = part(id, -wanted)
    const refusal = refusalToAllocate({ free: given.amount, moneyOf }, [given])
    expect(refusal === null).toBe(wanted <= credit)
    if (refusal !== null) return 0
    book(given)
    return -wanted
  }
  const to = { customerKey: '7', ...moneyOf.get(1 - id)! }
  const from = { customerKey: '7', credit }
  if (refusalToSetOff({ amount: cents(wanted), from, to, isExtra: false }) !== null) return 0
  book(part(id, -wanted))
  book(part(1 - id, wanted))
  return 0
}

test('HR can write off at most one euro of an invoice', () => {
  expect(refusalToWriteOff(cents(100))).toBeNull()
  expect(refusalToWriteOff(cents(101))).toEqual({ code: 'write_off_too_large', most: 1, open: 1.01 })
  expect(refusalToWriteOff(NO_CENTS)).toEqual({ code: 'nothing_due' })
})
