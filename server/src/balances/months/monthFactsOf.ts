import type { BookedHours, MonthFacts, WorkPattern } from '@uurwerk/domain/balances/month/monthFacts'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { NO_SECONDS, seconds, sumSeconds, type Seconds } from '@uurwerk/domain/money/seconds'
import { workedSecondsWithinDay } from '@uurwerk/domain/planning/worked/workedSeconds'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { MadeWith } from './madeWith.ts'
import type { MonthFactsRow } from './monthFactsStore.ts'
import { shiftTimesOf } from './shiftTimesStore.ts'

type WeighedRow = PatternRow &
  Pick<
    MonthFactsRow,
    'extra_holidays' | 'shifts_near_holidays' | 'prolonged_sick_leaves' | 'worked_by_month' | 'absences'
  >
type PatternRow = Pick<
  MonthFactsRow,
  'kind' | 'employment_start_on' | 'employment_end_on' | 'part_time_records' | 'sick_day_seconds'
>

/** Selects the facts of one month from a database row with the facts of several months. */
export function monthFactsOf(
  row: WeighedRow,
  yearMonth: YearMonth,
  pattern: Omit<WorkPattern, 'prolongedSickLeave'> = patternOf(row),
): MonthFacts {
  const holidays = new Set(holidaysIn(yearMonth, row.extra_holidays).map(({ date }) => date))
  const shifts = row.shifts_near_holidays.map(shiftTimesOf)
  return {
    kind: pattern.kind,
    employment: pattern.employment,
    partTimeRecords: pattern.partTimeRecords,
    prolongedSickLeave: row.prolonged_sick_leaves.map(([start, end]) => ({ start, end })),
    yearMonth,
    holidays,
    worked: workedIn(row, yearMonth),
    workedOnHolidays: new Map([...holidays].map((day) => [day, workedOn(shifts, day)])),
    absences: row.absences.filter(([day]) => monthOf(day) === yearMonth).map(bookedHours),
  }
}

/** The current values with which a balance is calculated. They are stored with the balance. */
export const patternOf = (row: PatternRow): MadeWith => ({
  kind: row.kind,
  employment: { start: row.employment_start_on, end: row.employment_end_on },
  partTimeRecords: row.part_time_records.map(([percentage, start, end]) => ({
    id: null,
    percentage: basisPoints(percentage),
    period: { start, end },
  })),
  sickDaySeconds: seconds(row.sick_day_seconds),
})

export const workedIn = (row: Pick<MonthFactsRow, 'worked_by_month'>, yearMonth: YearMonth): Seconds =>
  seconds(row.worked_by_month.find(([month]) => month === yearMonth)?.[1] ?? NO_SECONDS)

/** The hours on the calendar day, in all shifts together (rule balances-22). */
const workedOn = (shifts: readonly ShiftTimes[], day: Day): Seconds =>
  sumSeconds(shifts.map((shift) => workedSecondsWithinDay(shift, day)))

const bookedHours = ([day, length, category]: MonthFactsRow['absences'][number]): BookedHours => ({
  day,
  seconds: seconds(length),
  isRecuperation: category === 'RECUPERATION',
})
