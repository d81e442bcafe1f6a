import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountersLeft, CounterUse } from '../../balances/counterUse.ts'
import { leftIn } from '../../balances/counterUse.ts'
import type { CounterType } from '../../balances/counterType.ts'
import { counterTypes, vacationCounterTypes } from '../../balances/counterType.ts'
import { FULL_DAY, HALF_DAY, halfDays } from '../../balances/halfDays.ts'
import type { AbsenceCategory } from '../absenceCategory.ts'
import { absenceCategories } from '../absenceCategory.ts'
import { consumeCounters, countersAfter, countersGivenBack } from './consumeCounters.ts'
import { consumeVacation } from './consumeVacation.ts'
import { categoryOfCounter, countersFor, leftFor } from './countersFor.ts'

const left = (counters: { readonly [type in CounterType]?: number }): CountersLeft => counters as CountersLeft
const use = (counter: CounterUse['counter'], amount = FULL_DAY): CounterUse => ({ counter, amount })

describe('the counters that a day of vacation takes from', () => {
  const cases: [string, CountersLeft, CounterUse[] | null][] = [
    [
      'a day of vacation takes from the first counter in the order',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 2, STATUTORY_VACATION: 40 }),
      [use('TRANSFER_HOLIDAY_PREVIOUS_YEAR')],
    ],
    [
      'a day of vacation takes from the first counter that holds a whole day',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 1, STATUTORY_VACATION: 40 }),
      [use('STATUTORY_VACATION')],
    ],
    [
      'a day of vacation takes half a day from two counters when no counter holds a whole day',
      left({ SENIORITY_LEAVE: 1, YOUTH_VACATION: 1, JOB_APPLICATION_LEAVE: 1 }),
      [use('SENIORITY_LEAVE', HALF_DAY), use('YOUTH_VACATION', HALF_DAY)],
    ],
    ['a day of vacation is refused when half a day is left', left({ STATUTORY_VACATION: 1 }), null],
    [
      'a day of vacation takes nothing from the counters that are not vacation',
      left({ STATUTORY_VACATION_PREVIOUS_EMPLOYER: 8, RECUPERATION_HOLIDAY: 2 }),
      null,
    ],
  ]
  test.each(cases)('%s', (_, counters, uses) => {
    expect(consumeVacation(counters, FULL_DAY)).toEqual(uses)
  })

  test('half a day of vacation takes from the first counter that holds half a day', () => {
    const counters = left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 1, STATUTORY_VACATION: 40 })
    expect(consumeVacation(counters, HALF_DAY)).toEqual([use('TRANSFER_HOLIDAY_PREVIOUS_YEAR', HALF_DAY)])
  })
})

describe('the counters that other kinds of absence take from', () => {
  const cases: [string, AbsenceCategory, CountersLeft, CounterType | null, CounterUse[] | null][] = [
    ['sickness with a certificate takes from no counter', 'SICK_LEAVE', {}, null, []],
    ['recuperation takes from no counter', 'RECUPERATION', {}, null, []],
    [
      'educational leave takes from its own counter',
      'EDUCATIONAL_LEAVE',
      left({ EDUCATIONAL_LEAVE: 2 }),
      null,
      [use('EDUCATIONAL_LEAVE')],
    ],
    [
      'educational leave takes from no other counter',
      'EDUCATIONAL_LEAVE',
      left({ STATUTORY_VACATION: 40, EDUCATIONAL_LEAVE: 1 }),
      null,
      null,
    ],
    [
      'family leave takes from its own counter',
      'PERSONAL_LEAVE',
      left({ PERSONAL_LEAVE: 2 }),
      null,
      [use('PERSONAL_LEAVE')],
    ],
    [
      '‘Feestdag recup’ takes the half day of last year first',
      'RECUPERATION_HOLIDAY',
      left({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: 1, RECUPERATION_HOLIDAY: 2 }),
      null,
      [use('RECUPERATION_HOLIDAY_PREVIOUS_YEAR', HALF_DAY), use('RECUPERATION_HOLIDAY', HALF_DAY)],
    ],
    [
      '‘Feestdag recup’ is refused when the debt of this year and the days of last year together are too little',
      'RECUPERATION_HOLIDAY',
      left({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: 2, RECUPERATION_HOLIDAY: -1 }),
      null,
      null,
    ],
    [
      'a booking takes from the counter that HR names',
      'VACATION',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 2, SENIOR_VACATION: 2 }),
      'SENIOR_VACATION',
      [use('SENIOR_VACATION')],
    ],
    [
      'a booking takes from no other counter than the one that HR names',
      'VACATION',
      left({ STATUTORY_VACATION: 40, SENIOR_VACATION: 1 }),
      'SENIOR_VACATION',
      null,
    ],
    [
      'sickness without a certificate takes a day also when none is left',
      'SICK_LEAVE_NO_CERTIFICATE',
      {},
      null,
      [use('SICK_LEAVE_NO_CERTIFICATE')],
    ],
  ]
  test.each(cases)('%s', (_, category, counters, counter, uses) => {
    expect(consumeCounters(counters, { category, counter, amount: FULL_DAY })).toEqual(uses)
  })

  test('half a day of sickness without a certificate takes a whole day', () => {
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

test('the remaining vacation days are the sum of the nine vacation counters', () => {
  const all = left(Object.fromEntries(counterTypes.map((type) => [type, 3])))
  expect(leftFor('VACATION', all)).toBe(27)
  expect(countersFor('VACATION')).toEqual(vacationCounterTypes)
  expect(leftFor('UNPAID_LEAVE', all)).toBe(0)
})

test('for any booking, no counter goes below zero, exactly the booked length is taken, and a removal restores the counters', () => {
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
