import { describe, expect, test } from 'vitest'
import { FULL_DAY, HALF_DAY } from '../../balances/halfDays.ts'
import { FULL_DAY_SECONDS } from '../../money/seconds.ts'
import { absenceBookings } from './absenceBookings.ts'
import { anna, daysFromMonday, fullDayOf, halfDayOf, halfVacation, left, on } from '../bookingCases.testing.ts'

describe('the absences that a booking of several days makes', () => {
  test('a booking of two days of vacation takes a whole day from one counter, and then half a day from each of two other counters', () => {
    const facts = {
      ...anna,
      days: daysFromMonday(2),
      left: left({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: 1, STATUTORY_VACATION: 2, SENIOR_VACATION: 1 }),
    }
    expect(absenceBookings(facts, fullDayOf('VACATION'))).toEqual([
      {
        day: '2026-11-23',
        seconds: FULL_DAY_SECONDS,
        uses: [{ counter: 'STATUTORY_VACATION', amount: FULL_DAY }],
        replaced: [],
      },
      {
        day: '2026-11-24',
        seconds: FULL_DAY_SECONDS,
        uses: [
          { counter: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', amount: HALF_DAY },
          { counter: 'SENIOR_VACATION', amount: HALF_DAY },
        ],
        replaced: [],
      },
    ])
  })

  test('a booked half day of absence does not replace an earlier half day, but a booked full day replaces an earlier half day', () => {
    const facts = { ...anna, ...on({ absences: [halfVacation] }) }
    expect(absenceBookings(facts, halfDayOf('VACATION'))?.[0]?.replaced).toEqual([])
    expect(absenceBookings(facts, fullDayOf('VACATION'))?.[0]?.replaced).toEqual([halfVacation])
  })
})
