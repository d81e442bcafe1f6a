import { expect, test } from 'vitest'
import { secondsOfHours } from '../../money/seconds.ts'
import { toDay } from '../../time/day.ts'
import { dayIn, toYearMonth } from '../../time/yearMonth.ts'
import type { WantedAbsence } from '../absenceFacts.ts'
import type { AbsenceMonthFacts } from '../absenceMonthFacts.ts'
import { anna, fullDayOf, halfDayOf, halfVacation, left } from '../bookingCases.testing.ts'
import { refusalToBookEachDay } from './refusalToBookEachDay.ts'

const november = toYearMonth('2026-11')
const on = (dayOfMonth: number) => dayIn(november, dayOfMonth)!
const since2025 = { start: toDay('2025-01-01'), end: null }

/** The test data: Annelies has a shift on 16 and 17 November, and half a day of vacation on 23 and 24 November. */
const annelies: AbsenceMonthFacts = {
  ...anna,
  actingAs: 'hr',
  left: left({ STATUTORY_VACATION: 2 }),
  employment: since2025,
  contracts: [{ ...since2025, freeze: null }],
  holidays: [on(11)],
  prolongedSickLeaves: [],
  shiftSeconds: { [on(16)]: secondsOfHours(4), [on(17)]: secondsOfHours(4) },
  absences: [23, 24].map((day) => ({ ...halfVacation, id: day, day: on(day) })),
}
const refusalOn = (days: readonly number[], wanted: WantedAbsence) =>
  refusalToBookEachDay(annelies, days.map(on), wanted)

test('HR can book half a day of absence on two days with a shift', () => {
  expect(refusalOn([16, 17], halfDayOf('SICK_LEAVE'))).toBeNull()
})

test('the refusal of an absence on several days contains the first refused day', () => {
  expect(refusalOn([13, 16, 17], fullDayOf('SICK_LEAVE'))).toEqual({ code: 'shift_on_day', days: [on(16)] })
  expect(refusalOn([11, 12], fullDayOf('SICK_LEAVE'))).toEqual({ code: 'no_absence_on_free_day', days: [on(11)] })
  expect(refusalOn([], fullDayOf('SICK_LEAVE'))).toEqual({ code: 'no_bookable_day' })
})

test('the days of an absence together cannot take more than the counters and the recuperation have left', () => {
  expect(refusalOn([5, 6], halfDayOf('VACATION'))).toBeNull()
  expect(refusalOn([5, 6], fullDayOf('VACATION'))).toEqual({ code: 'balance_too_low', remaining: 0 })
  expect(refusalOn([2, 3, 4], fullDayOf('RECUPERATION'))).toBeNull()
  expect(refusalOn([2, 3, 4, 5], fullDayOf('RECUPERATION'))).toEqual({
    code: 'recuperation_too_low',
    remainingHours: 0,
  })
})

test('in a confirmed month, a day of recuperation also counts as worked, so the next days of recuperation are allowed too', () => {
  const { recuperation } = annelies
  const refusal = (isCompleted: boolean) =>
    refusalToBookEachDay(
      { ...annelies, recuperation: { ...recuperation, lowest: secondsOfHours(8), isCompleted } },
      [2, 3, 4].map(on),
      fullDayOf('RECUPERATION'),
    )?.code ?? null
  expect([refusal(true), refusal(false)]).toEqual([null, 'recuperation_too_low'])
})

test('when a full day of vacation replaces a half day, the half day goes back to the counter on that day, and not before', () => {
  expect(refusalOn([23, 24], fullDayOf('VACATION'))).toBeNull()
  expect(refusalOn([5, 23], fullDayOf('VACATION'))).toEqual({ code: 'balance_too_low', remaining: 0 })
})
