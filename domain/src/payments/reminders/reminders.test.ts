import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basisPointsOfPercentage } from '../../money/basisPoints.ts'
import { cents, NO_CENTS, type Cents } from '../../money/cents.ts'
import { addDays, toDay, type Day } from '../../time/day.ts'
import { claimsAfter, claimsLeft } from './claimsLeft.ts'
import { consumerDamages } from './reminderClaims.ts'
import { dayAfterConsumerTerm } from './nextReminder.ts'
import { halfYearOf, halfYearsWithoutRate, lateInterest } from './lateInterest.ts'
import { DEFAULT_TERMS, nextReminder, type GivenReminder } from './nextReminder.ts'
import { reminderClaims } from './reminderClaims.ts'

const rate = (from: string, percentage: number) => ({ from: toDay(from), rate: basisPointsOfPercentage(percentage) })
const RATES = [rate('2026-01-01', 10.5), rate('2026-07-01', 10.5)]

describe('the interest on a late invoice of a business', () => {
  const late = (euros: number, dueOn: string) => ({ total: cents(euros * 100), dueOn: toDay(dueOn), settlements: [] })

  test('the interest on a late invoice starts on the day after the due date', () => {
    expect(lateInterest(late(1000, '2026-06-30'), RATES, toDay('2026-08-29'))).toBe(1726)
    expect(lateInterest(late(1000, '2026-06-30'), RATES, toDay('2026-06-30'))).toBe(0)
    expect(lateInterest(late(1000, '2026-06-30'), RATES, toDay('2026-07-01'))).toBe(29)
  })

  test('the interest uses the interest rate of each half year, and is rounded once', () => {
    const rates = [rate('2026-01-01', 10.5), rate('2026-07-01', 10)]
    expect(lateInterest(late(2000, '2026-06-10'), rates, toDay('2026-07-20'))).toBe(2247)
  })

  test('the interest is lower from the day on which the customer pays a part of the invoice', () => {
    const invoice = { ...late(1000, '2026-06-30'), settlements: [{ on: toDay('2026-07-31'), amount: cents(50_000) }] }
    // The expected interest is for 30 days on 1000 euros and for 30 days on 500 euros.
    expect(lateInterest(invoice, RATES, toDay('2026-08-29'))).toBe(1295)
  })

  test('the interest is unknown when a half year has no interest rate', () => {
    expect(lateInterest(late(1000, '2026-06-30'), [rate('2026-01-01', 10.5)], toDay('2026-08-29'))).toBeNull()
  })

  test('the interest never decreases when the delay is longer, and never increases after a payment', () => {
    const days = fc.integer({ min: 1, max: 150 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }).map(cents),
        days,
        days,
        fc.integer({ min: 0, max: 10_000_000 }),
        (total, a, b, paid) => {
          const dueOn = toDay('2026-01-31')
          const invoice = { total, dueOn, settlements: [] }
          const [first, second] = [Math.min(a, b), Math.max(a, b)].map((late_) =>
            lateInterest(invoice, RATES, addDays(dueOn, late_)),
          )
          expect(second!).toBeGreaterThanOrEqual(first!)
          const partly = { ...invoice, settlements: [{ on: addDays(dueOn, 5), amount: cents(paid) }] }
          expect(lateInterest(partly, RATES, addDays(dueOn, b))!).toBeLessThanOrEqual(
            lateInterest(invoice, RATES, addDays(dueOn, b))!,
          )
        },
      ),
    )
  })

  test('the interest rates change on 1 January and on 1 July', () => {
    expect(halfYearOf(toDay('2026-06-30'))).toBe('2026-01-01')
    expect(halfYearOf(toDay('2026-07-01'))).toBe('2026-07-01')
    expect(halfYearOf(toDay('2026-12-31'))).toBe('2026-07-01')
  })
})

const damages: [open: number, damages: number][] = [
  [0, 0],
  [120, 20],
  [150, 20],
  [150.01, 30],
  [300, 45],
  [500, 65],
  [1200, 100],
  [50_000, 2000],
]
for (const [open, expected] of damages) {
  test(`a consumer who owes ${open} euros pays at most ${expected} euros of compensation`, () =>
    expect(consumerDamages(cents(Math.round(open * 100)))).toBe(expected * 100))
}

test('a consumer never pays more compensation than the legal maximum', () => {
  const open = fc.integer({ min: 1, max: 20_000_000 })
  fc.assert(
    fc.property(open, open, (a, b) => {
      expect(consumerDamages(cents(Math.max(a, b)))).toBeGreaterThanOrEqual(consumerDamages(cents(Math.min(a, b))))
      expect(consumerDamages(cents(a))).toBeLessThanOrEqual(200_000)
    }),
  )
})

describe('the fourteen days that a consumer has to pay', () => {
  const monday = toDay('2026-11-23')
  test('when the reminder is mailed, the fourteen days of a consumer start on the day after the mail', () =>
    expect(dayAfterConsumerTerm(monday, 'mail')).toBe('2026-12-08'))
  test('when the reminder is a letter, the fourteen days of a consumer start on the third working day after the letter', () => {
    expect(dayAfterConsumerTerm(monday, 'letter')).toBe('2026-12-10')
    // The term of a letter counts three working days: Wednesday, Thursday and Monday. Friday 25 December is a public
    // holiday, and the weekend follows it.
    expect(dayAfterConsumerTerm(toDay('2026-12-23'), 'letter')).toBe('2027-01-12')
    expect(dayAfterConsumerTerm(monday, 'letter', [{ date: toDay('2026-11-24'), name: 'Brug' }])).toBe('2026-12-11')
  })
})

describe('when a payment reminder is due', () => {
  const given = (...reminders: [level: 1 | 2 | 3, on: string][]): GivenReminder[] =>
    reminders.map(([level, on]) => ({ level, on: toDay(on), channel: 'mail' }))
  const next = (on: string, before: GivenReminder[] = [], further: object = {}) =>
    nextReminder(
      {
        dueOn: toDay('2026-11-01'),
        isConsumer: false,
        isDisputed: false,
        given: before,
        terms: DEFAULT_TERMS,
        lastLevel: 3,
        ...further,
      },
      toDay(on),
    )

  test('the first payment reminder is due seven days after the due date', () => {
    expect(next('2026-11-07')).toBeNull()
    expect(next('2026-11-08')).toBe(1)
    expect(next('2026-11-01', [], { terms: [0, 14, 14] })).toBeNull()
  })

  test('the second and the third payment reminder are each due fourteen days after the previous reminder', () => {
    expect(next('2026-11-21', given([1, '2026-11-08']))).toBeNull()
    expect(next('2026-11-22', given([1, '2026-11-08']))).toBe(2)
    expect(next('2026-12-06', given([2, '2026-11-22'], [1, '2026-11-08']))).toBe(3)
    expect(next('2027-12-06', given([3, '2026-12-06'], [2, '2026-11-22'], [1, '2026-11-08']))).toBeNull()
  })

  test('a consumer gets the second payment reminder only after the term of the first reminder', () => {
    const soon = { terms: [7, 7, 7] as const, isConsumer: true }
    expect(next('2026-12-07', given([1, '2026-11-23']), soon)).toBeNull()
    expect(next('2026-12-08', given([1, '2026-11-23']), soon)).toBe(2)
    expect(next('2026-12-07', given([1, '2026-11-23']), { ...soon, isConsumer: false })).toBe(2)
  })

  test('a consumer who got a letter has fourteen days from the third working day after the letter', () => {
    const letter = [{ level: 1, on: toDay('2026-11-23'), channel: 'letter' }] as const
    const soon = { terms: [7, 7, 7] as const, isConsumer: true, given: letter }
    expect(next('2026-12-09', [], soon)).toBeNull()
    expect(next('2026-12-10', [], soon)).toBe(2)
  })

  test('a customer gets at most the number of reminders that HR chose for that customer', () => {
    expect(next('2026-12-31', [], { lastLevel: 0 })).toBeNull()
    expect(next('2026-12-31', [], { lastLevel: 1 })).toBe(1)
    expect(next('2026-12-31', given([1, '2026-11-08']), { lastLevel: 1 })).toBeNull()
    expect(next('2026-12-31', given([1, '2026-11-08']), { lastLevel: 2 })).toBe(2)
  })

  test('a disputed invoice never gets a payment reminder', () =>
    expect(next('2026-12-31', [], { isDisputed: true })).toBeNull())
})

describe('the claims in a payment reminder', () => {
  const invoice = { total: cents(100_000), open: cents(100_000), dueOn: toDay('2026-06-30'), settlements: [] }
  const firstReminder = { on: toDay('2026-07-15'), channel: 'mail' } as const
  const claims = (level: 1 | 2 | 3, isConsumer: boolean, consumerConditions = false) =>
    reminderClaims(
      { ...invoice, level, isConsumer, firstReminder },
      { rates: RATES, consumerConditions },
      toDay('2026-08-29'),
    )

  test('from the second reminder on, a business that pays late must pay interest and 40 euros', () => {
    expect(claims(1, false)).toEqual({ interest: 0, fixed: 0 })
    expect(claims(2, false)).toEqual({ interest: 1726, fixed: 4000 })
  })

  test('a consumer pays no costs of a reminder, unless the conditions of the company allow costs', () => {
    expect(claims(3, true)).toEqual({ interest: 0, fixed: 0 })
    expect(claims(1, true, true)).toEqual({ interest: 0, fixed: 0 })
    expect(claims(2, true, true)).toMatchObject({ fixed: 9000 })
  })

  test('a consumer owes interest from the day after the fourteen days of the first reminder', () =>
    // The fourteen days after the mail of 15 July end on 29 July, so the interest is for 31 days on 1000 euros at 10.5
    // %.
    expect(claims(2, true, true)).toMatchObject({ interest: 892 }))
})

test('a missing interest rate is reported for each half year in which an unpaid invoice is late', () => {
  const rates = [rate('2026-01-01', 10.5)]
  const late = (dueOn: string, open = 100) => ({ dueOn: toDay(dueOn), open: cents(open) })
  const on = toDay('2026-11-22')
  expect(halfYearsWithoutRate([late('2026-11-21'), late('2026-06-29')], rates, on)).toEqual(['2026-07-01'])
  expect(halfYearsWithoutRate([late('2025-06-30')], rates, on)).toEqual(['2025-07-01', '2026-07-01'])
  expect(halfYearsWithoutRate([late('2026-11-22'), late('2024-01-01', 0)], rates, on)).toEqual([])
  expect(halfYearsWithoutRate([late('2026-06-29')], rates, toDay('2026-06-30'))).toEqual([])
})

describe('the interest and the compensation that a customer can pay', () => {
  const late = { total: cents(100_000), dueOn: toDay('2026-06-30'), settlements: [] as { on: Day; amount: Cents }[] }
  const facts = { ...late, isConsumer: false, reminded: NO_CENTS, extra: NO_CENTS }
  const on = toDay('2026-08-29')
  const paid = (day: string, amount: number) => [{ on: toDay(day), amount: cents(amount) }]

  test('a business that pays late can pay 40 euros and the interest up to that day, also without a reminder', () => {
    expect(claimsLeft(facts, RATES, on)).toBe(5726)
    expect(claimsLeft({ ...facts, extra: cents(4000) }, RATES, on)).toBe(1726)
    expect(claimsLeft({ ...facts, settlements: paid('2026-08-29', 100_000) }, RATES, toDay('2026-11-22'))).toBe(5697)
  })

  test('a customer owes no interest and no compensation on an invoice that was paid in time or that is not late yet', () => {
    expect(claimsLeft({ ...facts, settlements: paid('2026-06-30', 100_000) }, RATES, on)).toBe(0)
    expect(claimsLeft(facts, RATES, toDay('2026-06-30'))).toBe(0)
  })

  test('a business whose payment in time was returned by the bank owes 40 euros and the interest from the day of the return', () => {
    const settlements = [...paid('2026-06-30', 100_000), ...paid('2026-07-31', -100_000)]
    expect(claimsLeft({ ...facts, settlements }, RATES, toDay('2026-07-30'))).toBe(0)
    expect(claimsLeft({ ...facts, settlements }, RATES, on)).toBe(4863)
  })

  test('a consumer pays only the interest and compensation that a reminder asked for', () => {
    expect(claimsLeft({ ...facts, isConsumer: true }, RATES, on)).toBe(0)
    expect(claimsLeft({ ...facts, isConsumer: true, reminded: cents(9000), extra: cents(500) }, RATES, on)).toBe(8500)
  })

  test('a reminder asks only the interest and compensation that the customer has not paid yet', () => {
    const claims = { interest: cents(1726), fixed: cents(4000) }
    expect(claimsAfter(claims, NO_CENTS)).toEqual(claims)
    expect(claimsAfter(claims, cents(4500))).toEqual({ interest: 1226, fixed: 0 })
    expect(claimsAfter({ ...claims, interest: null }, cents(1000))).toEqual({ interest: null, fixed: 3000 })
    expect(claimsAfter(claims, cents(9000))).toEqual({ interest: 0, fixed: 0 })
  })
})
