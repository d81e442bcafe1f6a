import { describe, expect, test } from 'vitest'
import type { CountersLeft } from '../balances/counterUse.ts'
import type { CounterType } from '../balances/counterType.ts'
import { HALF_DAY } from '../balances/halfDays.ts'
import { FULL_DAY_SECONDS, HALF_DAY_SECONDS, seconds, secondsOfHours } from '../money/seconds.ts'
import { addDays, toDay } from '../time/day.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import type { AbsenceDay, AbsenceFacts, BookedAbsence, RecuperationLeft, WantedAbsence } from './absenceFacts.ts'
import { refusalToBookAbsence } from './booking/refusalToBookAbsence.ts'

export const left = (counters: { readonly [type in CounterType]?: number }): CountersLeft => counters as CountersLeft

export const monday: AbsenceDay = {
  day: toDay('2026-11-23'),
  isHoliday: false,
  isEmployed: true,
  onProlongedSickLeave: false,
  freeze: null,
  shiftSeconds: null,
  absences: [],
}
export const on = (changed: Partial<AbsenceDay>): Partial<AbsenceFacts> => ({ days: [{ ...monday, ...changed }] })
export const daysFromMonday = (count: number): AbsenceDay[] =>
  Array.from({ length: count }, (_, n) => ({ ...monday, day: addDays(monday.day, n) }))

/** Facts about recuperation for a test: the hours built up before November, and the hours taken in November. */
export const builtUp = (previous: number, taken: number): RecuperationLeft => ({
  previous: secondsOfHours(previous),
  taken: secondsOfHours(taken),
  lowest: seconds(secondsOfHours(previous) - secondsOfHours(taken)),
  isCompleted: false,
})
export const recuperation = (previous: number, taken: number): Partial<AbsenceFacts> => ({
  recuperation: builtUp(previous, taken),
})

/**
 * The test data: Anna has 20 days of vacation that HR approved, 1 day of educational leave and 22.8 hours of
 * recuperation.
 */
export const anna: AbsenceFacts = {
  actingAs: 'employee',
  kind: 'employee',
  vacationApproved: true,
  sickDaySeconds: FULL_DAY_SECONDS,
  left: left({ STATUTORY_VACATION: 40, EDUCATIONAL_LEAVE: 2, RECUPERATION_HOLIDAY: 2 }),
  recuperation: builtUp(22.8, 0),
  halfDayCanBeRecuperated: true,
  days: [monday],
}

export const half = (category: AbsenceCategory, changed: Partial<BookedAbsence> = {}): BookedAbsence => ({
  id: 7,
  category,
  fullDay: false,
  seconds: HALF_DAY_SECONDS,
  editedByAdmin: false,
  uses: [],
  ...changed,
})
export const full = (category: AbsenceCategory): BookedAbsence =>
  half(category, { fullDay: true, seconds: FULL_DAY_SECONDS })
export const halfVacation = half('VACATION', { uses: [{ counter: 'STATUTORY_VACATION', amount: HALF_DAY }] })

export const wish = (
  category: AbsenceCategory,
  fullDay: boolean,
  counter: CounterType | null = null,
): WantedAbsence => ({
  category,
  fullDay,
  counter,
})
export const fullDayOf = (category: AbsenceCategory) => wish(category, true)
export const halfDayOf = (category: AbsenceCategory) => wish(category, false)

export const hr: Partial<AbsenceFacts> = { actingAs: 'hr' }

export type Case = [sentence: string, facts: Partial<AbsenceFacts>, wanted: WantedAbsence, refusal: object | null]

export function describeCases(title: string, cases: readonly Case[]) {
  describe(title, () => {
    test.each(cases)('%s', (_, facts, wanted, refusal) => {
      expect(refusalToBookAbsence({ ...anna, ...facts }, wanted)).toEqual(refusal)
    })
  })
}
