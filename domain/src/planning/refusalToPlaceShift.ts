import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import { isOnProlongedSickLeave } from '../employment/isOnProlongedSickLeave.ts'
import { refusalsOfDays } from '../refusalsOfDays.ts'
import type { Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'
import { addMonths, monthOf, type YearMonth } from '../time/yearMonth.ts'

/** The number of months after the current month in which shifts can be planned (rule planning-18). */
export const PLANNING_HORIZON_MONTHS = 12

/** The facts that decide on which days a shift may start, in the calendar and in the table. */
export type ShiftPlacementFacts = {
  readonly today: Day
  /** The reason why the user may not change this contract month; null when the user may change it. */
  readonly freeze: MonthFreeze | null
  readonly contract: DayPeriod
  readonly employment: DayPeriod
  readonly prolongedSickLeaves: readonly DayPeriod[]
  /** The days on which the person has a full day of absence or two half days of absence. */
  readonly fullAbsenceDays: readonly Day[]
}

export type ShiftPlacementRefusal =
  | { readonly code: MonthFreeze }
  | { readonly code: 'shift_outside_contract'; readonly days: readonly Day[]; readonly contract: DayPeriod }
  | { readonly code: 'shift_outside_employment'; readonly days: readonly Day[]; readonly employment: DayPeriod }
  | { readonly code: 'shift_too_far_ahead'; readonly days: readonly Day[]; readonly lastMonth: YearMonth }
  | { readonly code: 'on_prolonged_sick_leave'; readonly days: readonly Day[] }
  | { readonly code: 'absence_on_shift_day'; readonly days: readonly Day[] }

/** The reason why no shift may start on these days (rules planning-7, planning-17). */
export const refusalToPlaceShift = (facts: ShiftPlacementFacts, days: readonly Day[]): ShiftPlacementRefusal | null =>
  refusalsToPlaceShift(facts, days)[0] ?? null

/**
 * All reasons why no shift may start on these days. Each refused day occurs once (rules planning-17, planning-18,
 * planning-19, absences-9, timesheets-20).
 */
export function refusalsToPlaceShift(facts: ShiftPlacementFacts, days: readonly Day[]): ShiftPlacementRefusal[] {
  const { freeze, contract, employment } = facts
  if (freeze !== null) return [{ code: freeze }]
  const lastMonth = addMonths(monthOf(facts.today), PLANNING_HORIZON_MONTHS)
  return refusalsOfDays<Day, ShiftPlacementRefusal>(days, [
    [(day) => !containsDay(contract, day), (refused) => ({ code: 'shift_outside_contract', days: refused, contract })],
    [
      (day) => !containsDay(employment, day),
      (refused) => ({ code: 'shift_outside_employment', days: refused, employment }),
    ],
    [(day) => monthOf(day) > lastMonth, (refused) => ({ code: 'shift_too_far_ahead', days: refused, lastMonth })],
    [
      (day) => isOnProlongedSickLeave(facts.prolongedSickLeaves, day),
      (refused) => ({ code: 'on_prolonged_sick_leave', days: refused }),
    ],
    [(day) => facts.fullAbsenceDays.includes(day), (refused) => ({ code: 'absence_on_shift_day', days: refused })],
  ])
}
