import { basisPoints, type BasisPoints } from '../../money/basisPoints.ts'
import type { PersonKind } from '../../people/personKind.ts'
import { addDays, eachDay, isWeekend, type Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'

/**
 * The number of working days before a day on which a part-time employee must know the roster (law of 3 October 2022,
 * 'arbeidsdeal', in force since 20 November 2022). The agreement of a sector may allow fewer days, but never fewer than
 * the legal minimum.
 */
export const SCHEDULE_NOTICE_DAYS = { least: 3, most: 7 } as const

/** A number of days that always contains so many working days: two weeks, and all public holidays of a year. */
export const NOTICE_PERIOD_DAYS = 28

const FULL_TIME = basisPoints(10_000)

type Planned = {
  readonly today: Day
  readonly day: Day
  readonly kind: PersonKind
  readonly partTimeRecords: readonly { readonly percentage: BasisPoints; readonly period: DayPeriod }[]
  readonly isHoliday: (day: Day) => boolean
  /** The number of working days in the setting of the company. */
  readonly noticeDays: number
}

/**
 * True when a change of the roster of a day comes too late for a part-time employee. There are then fewer working days
 * between today and that day than the setting asks; today and that day do not count. A day before today is never late,
 * because HR only enters what happened (rule team-17).
 */
export function isShortNotice({ today, day, kind, partTimeRecords, isHoliday, noticeDays }: Planned): boolean {
  if (kind === 'independent' || day < today || day > addDays(today, NOTICE_PERIOD_DAYS)) return false
  const percentage = partTimeRecords.find(({ period }) => containsDay(period, day))?.percentage ?? FULL_TIME
  if (percentage >= FULL_TIME) return false
  const between = eachDay(addDays(today, 1), addDays(day, -1))
  return between.filter((each) => !isWeekend(each) && !isHoliday(each)).length < noticeDays
}
