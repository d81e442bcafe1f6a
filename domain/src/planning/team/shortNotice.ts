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

/**
 * A number of days that always contains the maximum notice of seven working days, also when all ten public holidays of
 * a year are in these days.
 */
export const NOTICE_PERIOD_DAYS = 28

const FULL_TIME = basisPoints(10_000)

type Planned = {
  readonly today: Day
  readonly day: Day
  readonly kind: PersonKind
  readonly partTimeRecords: readonly { readonly percentage: BasisPoints; readonly period: DayPeriod }[]
  readonly isShortTerm: ReturnType<typeof shortTerms>
}

type Terms = {
  readonly isHoliday: (day: Day) => boolean
  /** The setting of the company: how many working days before a day a part-time employee must know the roster. */
  readonly noticeDays: number
}

/**
 * The result for a pair of days is calculated once and then stored, because thousands of people can have changes on the
 * same days.
 */
export function shortTerms({ isHoliday, noticeDays }: Terms): (today: Day, day: Day) => boolean {
  const known = new Map<string, boolean>()
  return (today, day) => {
    const key = `${today} ${day}`
    const isKnownShort = known.get(key)
    if (isKnownShort !== undefined) return isKnownShort
    const between = eachDay(addDays(today, 1), addDays(day, -1))
    const isShort = between.filter((each) => !isWeekend(each) && !isHoliday(each)).length < noticeDays
    known.set(key, isShort)
    return isShort
  }
}

/**
 * True when fewer working days than the setting asks lie between today and the changed day; both days are not counted.
 * A change of a day before today is never late, because HR only enters what happened (rule team-17).
 */
export function isShortNotice({ today, day, kind, partTimeRecords, isShortTerm }: Planned): boolean {
  if (kind === 'independent' || day < today || day > addDays(today, NOTICE_PERIOD_DAYS)) return false
  const percentage = partTimeRecords.find(({ period }) => containsDay(period, day))?.percentage ?? FULL_TIME
  return percentage < FULL_TIME && isShortTerm(today, day)
}
