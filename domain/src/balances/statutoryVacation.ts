import { WHOLE } from '../money/basisPoints.ts'
import type { PartTimeRecord } from '../people/partTime/partTimeRecord.ts'
import { daysBetween, toDay, type Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { halfDays, type HalfDays } from './halfDays.ts'

/** Royal decree of 30 March 1967: twelve months of full-time work give twenty days of vacation. */
const WHOLE_YEAR = halfDays(40)

export type EmploymentOfYear = {
  readonly year: number
  readonly employment: DayPeriod
  readonly partTimeRecords: readonly PartTimeRecord[]
}

/**
 * Twenty days times the mean part-time percentage of the year, rounded up to half a day. Days outside the employment
 * count as 0 %. Sickness counts as work (rules balances-55, balances-56).
 */
export function statutoryVacation(worked: EmploymentOfYear): HalfDays {
  const whole = WHOLE * daysOfYear(worked.year)
  return halfDays(Math.ceil((WHOLE_YEAR * percentageDays(worked)) / whole))
}

/** The mean part-time percentage of a year in basis points, rounded for display. */
export const meanPercentage = (worked: EmploymentOfYear): number =>
  Math.round(percentageDays(worked) / daysOfYear(worked.year))

/** The sum in basis points is a whole number, so a full year of work gives exactly twenty days of vacation. */
function percentageDays({ year, employment, partTimeRecords }: EmploymentOfYear): number {
  const [from, until] = boundsOf(year)
  return partTimeRecords.reduce((sum, { percentage, period }) => {
    const first = latest(from, employment.start, period.start)
    const last = earliest(until, employment.end, period.end)
    return sum + percentage * Math.max(0, daysBetween(first, last) + 1)
  }, 0)
}

const boundsOf = (year: number): readonly [Day, Day] => [toDay(`${year}-01-01`), toDay(`${year}-12-31`)]

function daysOfYear(year: number): number {
  const [from, until] = boundsOf(year)
  return daysBetween(from, until) + 1
}

const latest = (...days: readonly Day[]): Day => days.reduce((a, b) => (a > b ? a : b))

const earliest = (day: Day, ...ends: readonly (Day | null)[]): Day =>
  ends.reduce<Day>((first, end) => (end !== null && end < first ? end : first), day)
