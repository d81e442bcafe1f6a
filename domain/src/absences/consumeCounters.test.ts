import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountersLeft, CounterUse } from '../balances/counterUse.ts'
import { leftIn } from '../balances/counterUse.ts'
import type { CounterType } from '../balances/counterType.ts'
import { counterTypes, vacationCounterTypes } from '../balances/counterType.ts'
import { FULL_DAY, HALF_DAY, halfDays } from '../balances/halfDays.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import { absenceCategories } from './absenceCategory.ts'
import { consumeCounters, countersAfter, countersGivenBack } from './consumeCounters.ts'
import { consumeVacation } from './consumeVacation.ts'
import { categoryOfCounter, countersFor, leftFor } from './countersFor.ts'

const left = (counters: { readonly [type in CounterType]?: number }): CountersLeft => counters as CountersLeft
const use = (counter: CounterUse['counter'], amount = FULL_DAY): CounterUse => ({ counter, amount })

describe('a vacation day is taken', () => {
  const cases: [string, CountersLeft, CounterUse[] | null][] = [
    [
      'from the first counter',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 2, STATUTORY_VACATION: 40 }),
      [use('TRANSFER_HOLIDAY_PREVIOUS_YEAR')],
    ],
    [
      'from the first that holds all of it',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 1, STATUTORY_VACATION: 40 }),
      [use('STATUTORY_VACATION')],
    ],
    [
      'from the first two halves when no counter holds a day',
      left({ SENIORITY_LEAVE: 1, YOUTH_VACATION: 1, JOB_APPLICATION_LEAVE: 1 }),
      [use('SENIORITY_LEAVE', HALF_DAY), use('YOUTH_VACATION', HALF_DAY)],
    ],
    ['not when half a day is left', left({ STATUTORY_VACATION: 1 }), null],
    [
      'not from a counter that is no vacation',
      left({ STATUTORY_VACATION_PREVIOUS_EMPLOYER: 8, RECUPERATION_HOLIDAY: 2 }),
      null,
    ],
  ]
  test.each(cases)('%s', (_, counters, uses) => {
    expect(consumeVacation(counters, FULL_DAY)).toEqual(uses)
  })

  test('and half a day from the first counter with a half', () => {
    const counters = left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 1, STATUTORY_VACATION: 40 })
    expect(consumeVacation(counters, HALF_DAY)).toEqual([use('TRANSFER_HOLIDAY_PREVIOUS_YEAR', HALF_DAY)])
  })
})

describe('what other kinds take', () => {
  const cases: [string, AbsenceCategory, CountersLeft, CounterType | null, CounterUse[] | null][] = [
    ['sickness takes nothing', 'SICK_LEAVE', {}, null, []],
    ['recuperation takes no days', 'RECUPERATION', {}, null, []],
    [
      'educational leave takes its own',
      'EDUCATIONAL_LEAVE',
      left({ EDUCATIONAL_LEAVE: 2 }),
      null,
      [use('EDUCATIONAL_LEAVE')],
    ],
    ['and nothing else', 'EDUCATIONAL_LEAVE', left({ STATUTORY_VACATION: 40, EDUCATIONAL_LEAVE: 1 }), null, null],
    ['family leave takes its own', 'PERSONAL_LEAVE', left({ PERSONAL_LEAVE: 2 }), null, [use('PERSONAL_LEAVE')]],
    [
      'Feestdag recup takes last year’s half first',
      'RECUPERATION_HOLIDAY',
      left({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: 1, RECUPERATION_HOLIDAY: 2 }),
      null,
      [use('RECUPERATION_HOLIDAY_PREVIOUS_YEAR', HALF_DAY), use('RECUPERATION_HOLIDAY', HALF_DAY)],
    ],
    [
      'a debt of this year weighs on last year’s days',
      'RECUPERATION_HOLIDAY',
      left({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: 2, RECUPERATION_HOLIDAY: -1 }),
      null,
      null,
    ],
    [
      'HR names the counter',
      'VACATION',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 2, SENIOR_VACATION: 2 }),
      'SENIOR_VACATION',
      [use('SENIOR_VACATION')],
    ],
    ['and only that one', 'VACATION', left({ STATUTORY_VACATION: 40, SENIOR_VACATION: 1 }), 'SENIOR_VACATION', null],
    [
      'one day without a certificate may go below what is left',
      'SICK_LEAVE_NO_CERTIFICATE',
      {},
      null,
      [use('SICK_LEAVE_NO_CERTIFICATE')],
    ],
  ]
  test.each(cases)('%s', (_, category, counters, counter, uses) => {
    expect(consumeCounters(counters, { category, counter, amount: FULL_DAY })).toEqual(uses)
  })

  test('half a day without a certificate is an occasion too', () => {
    expect(consumeCounters({}, { category: 'SICK_LEAVE_NO_CERTIFICATE', counter: null, amount: HALF_DAY })).toEqual([
      use('SICK_LEAVE_NO_CERTIFICATE', FULL_DAY),
    ])
  })
})

test.each<[CounterType, AbsenceCategory]>([
  ['STATUTORY_VACATION', 'VACATION'],
  ['STATUTORY_VACATION_PREVIOUS_EMPLOYER', 'VACATION'],
  ['RECUPERATION_HOLIDAY_PREVIOUS_YEAR', 'RECUPERATION_HOLIDAY'],
  ['RECUPERATION_HOLIDAY', 'RECUPERATION_HOLIDAY'],
  ['EDUCATIONAL_LEAVE', 'EDUCATIONAL_LEAVE'],
  ['PERSONAL_LEAVE', 'PERSONAL_LEAVE'],
])('an absence on %s is %s', (counter, category) => {
  expect(categoryOfCounter(counter)).toBe(category)
})

test('the remaining vacation days are those of the nine', () => {
  const all = left(Object.fromEntries(counterTypes.map((type) => [type, 3])))
  expect(leftFor('VACATION', all)).toBe(27)
  expect(countersFor('VACATION')).toEqual(vacationCounterTypes)
  expect(leftFor('UNPAID_LEAVE', all)).toBe(0)
})

test('whatever is booked, no counter goes below zero, exactly the day is taken, and giving back restores it', () => {
  const counters = fc.record(Object.fromEntries(counterTypes.map((type) => [type, fc.nat(5).map(halfDays)])))
  const categories = absenceCategories.filter((category) => category !== 'SICK_LEAVE_NO_CERTIFICATE')
  fc.assert(
    fc.property(
      counters,
      fc.constantFrom(...categories),
      fc.constantFrom(HALF_DAY, FULL_DAY),
      fc.option(fc.constantFrom(...counterTypes), { nil: null }),
      (before: CountersLeft, category, amount, counter) => {
        const uses = consumeCounters(before, { category, counter, amount })
        if (uses === null) {
          const available = counter === null ? leftFor(category, before) : leftIn(before, counter)
          expect(available).toBeLessThan(amount)
          return
        }
        const after = countersAfter(before, uses)
        for (const type of counterTypes) expect(leftIn(after, type)).toBeGreaterThanOrEqual(0)
        const taken = uses.reduce((sum, each) => sum + each.amount, 0)
        expect(taken).toBe(counter === null && countersFor(category).length === 0 ? 0 : amount)
        expect(countersGivenBack(after, uses)).toEqual(before)
      },
    ),
  )
})
