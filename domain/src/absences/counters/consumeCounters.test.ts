import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftIn, type CountersLeft, type CounterUse } from '../../balances/counterUse.ts'
import { counterTypes, vacationCounterTypes, type CounterType } from '../../balances/counterType.ts'
import { FULL_DAY, HALF_DAY, halfDays } from '../../balances/halfDays.ts'
import { absenceCategories, type AbsenceCategory } from '../absenceCategory.ts'
import { consumeCounters, countersAfter, countersGivenBack } from './consumeCounters.ts'
import { consumeVacation } from './consumeVacation.ts'
import { categoryOfCounter, countersFor, leftFor } from './countersFor.ts'

const left = (counters: { readonly [type in CounterType]?: number }): CountersLeft => counters as CountersLeft
const use = (counter: CounterUse['counter'], amount = FULL_DAY): CounterUse => ({ counter, amount })

describe('which counters a booked day of vacation uses', () => {
  const cases: [string, CountersLeft, CounterUse[] | null][] = [
    [
      'a booked day of vacation uses the first counter in the order',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 2, STATUTORY_VACATION: 40 }),
      [use('TRANSFER_HOLIDAY_PREVIOUS_YEAR')],
    ],
    [
      'a booked day of vacation uses the first counter that has a whole day left',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 1, STATUTORY_VACATION: 40 }),
      [use('STATUTORY_VACATION')],
    ],
    [
      'a booked day of vacation uses half a day of two counters when no counter has a whole day left',
      left({ SENIORITY_LEAVE: 1, YOUTH_VACATION: 1, JOB_APPLICATION_LEAVE: 1 }),
      [use('SENIORITY_LEAVE', HALF_DAY), use('YOUTH_VACATION', HALF_DAY)],
    ],
    ['a person cannot book a day of vacation when only half a day is left', left({ STATUTORY_VACATION: 1 }), null],
    [
      'a booked day of vacation never uses a counter that is not a vacation counter',
      left({ STATUTORY_VACATION_PREVIOUS_EMPLOYER: 8, RECUPERATION_HOLIDAY: 2 }),
      null,
    ],
  ]
  test.each(cases)('a booked day of vacation uses the leave counters in a fixed order: %s', (_, counters, uses) => {
    expect(consumeVacation(counters, FULL_DAY)).toEqual(uses)
  })

  test('a booked half day of vacation uses the first counter that has half a day left', () => {
    const counters = left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 1, STATUTORY_VACATION: 40 })
    expect(consumeVacation(counters, HALF_DAY)).toEqual([use('TRANSFER_HOLIDAY_PREVIOUS_YEAR', HALF_DAY)])
  })
})

describe('which counters the other kinds of absence use', () => {
  const cases: [string, AbsenceCategory, CountersLeft, CounterType | null, CounterUse[] | null][] = [
    ['sickness with a certificate uses no counter', 'SICK_LEAVE', {}, null, []],
    ['recuperation uses no counter', 'RECUPERATION', {}, null, []],
    [
      'educational leave uses its own counter',
      'EDUCATIONAL_LEAVE',
      left({ EDUCATIONAL_LEAVE: 2 }),
      null,
      [use('EDUCATIONAL_LEAVE')],
    ],
    [
      'educational leave never uses another counter',
      'EDUCATIONAL_LEAVE',
      left({ STATUTORY_VACATION: 40, EDUCATIONAL_LEAVE: 1 }),
      null,
      null,
    ],
    ['family leave uses its own counter', 'PERSONAL_LEAVE', left({ PERSONAL_LEAVE: 2 }), null, [use('PERSONAL_LEAVE')]],
    [
      'a booking of ‘Feestdag recup’ first uses the half day of last year',
      'RECUPERATION_HOLIDAY',
      left({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: 1, RECUPERATION_HOLIDAY: 2 }),
      null,
      [use('RECUPERATION_HOLIDAY_PREVIOUS_YEAR', HALF_DAY), use('RECUPERATION_HOLIDAY', HALF_DAY)],
    ],
    [
      'a booking of ‘Feestdag recup’ is refused when the days of last year and the debt of this year together are not enough',
      'RECUPERATION_HOLIDAY',
      left({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: 2, RECUPERATION_HOLIDAY: -1 }),
      null,
      null,
    ],
    [
      'a booking uses the counter that HR chooses',
      'VACATION',
      left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 2, SENIOR_VACATION: 2 }),
      'SENIOR_VACATION',
      [use('SENIOR_VACATION')],
    ],
    [
      'a booking never uses another counter than the counter that HR chooses',
      'VACATION',
      left({ STATUTORY_VACATION: 40, SENIOR_VACATION: 1 }),
      'SENIOR_VACATION',
      null,
    ],
    [
      'sickness without a certificate uses a day of its counter also when no day is left',
      'SICK_LEAVE_NO_CERTIFICATE',
      {},
      null,
      [use('SICK_LEAVE_NO_CERTIFICATE')],
    ],
  ]
  test.each(cases)(
    'each kind of absence takes days from its own leave counter, or from no counter: %s',
    (_, category, counters, counter, uses) => {
      expect(consumeCounters(counters, { category, counter, amount: FULL_DAY })).toEqual(uses)
    },
  )

  test('half a day of sickness without a certificate uses a whole day of its counter', () => {
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
])('a day in the counter %s is used by an absence of the kind %s', (counter, category) => {
  expect(categoryOfCounter(counter)).toBe(category)
})

test('the remaining vacation days are the sum of the nine vacation counters', () => {
  const all = left(Object.fromEntries(counterTypes.map((type) => [type, 3])))
  expect(leftFor('VACATION', all)).toBe(27)
  expect(countersFor('VACATION')).toEqual(vacationCounterTypes)
  expect(leftFor('UNPAID_LEAVE', all)).toBe(0)
})

test('a random booking that is possible takes exactly the booked days from the counters of its category and brings no counter below zero, and the removal of the booking returns all days', () => {
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
