import { holidayOn } from '../../calendar/holidays.ts'
import { PREMIUMS } from '../../customers/bonusType.ts'
import type { Premium } from '../../customers/bonusType.ts'
import { seconds } from '../../money/seconds.ts'
import type { Seconds } from '../../money/seconds.ts'
import { SECONDS_IN_DAY, brusselsOffsetSpanAt } from '../../time/brusselsOffset.ts'
import { dayOfNumber, weekdayOfNumber } from '../../time/day.ts'
import { calloutRate } from './calloutRate.ts'
import { premiumScheduleOf } from './premiumSchedule.ts'
import type { ClockPart, KindOfDay } from './premiumSchedule.ts'
import type { PremiumTerms } from './premiumTerms.ts'
import type { Callout, Shift } from '../shift/shift.ts'

/** The working time of a shift that has the same premium and the same call-out. */
export type PremiumStretch = {
  readonly premium: Premium | null
  readonly callout: Callout | null
  readonly seconds: Seconds
}

const ORDER: readonly (Premium | null)[] = [null, ...PREMIUMS]

/**
 * Splits the working time of a shift by premium. The clock in Brussels decides which premium applies, and the elapsed
 * time decides for how long. All callers use this one function (rules premiums-1, premiums-7, premiums-12,
 * premiums-14).
 */
export function splitPremiums(shift: Shift, terms: PremiumTerms): PremiumStretch[] {
  const totals = new Map<Premium | null, number>()
  const add = (start: number, end: number) => addPremiums(totals, start, end, shift.interrupted, terms)
  if (shift.break === null) add(shift.start, shift.end)
  else {
    add(shift.start, shift.break.start)
    add(shift.break.end, shift.end)
  }
  const callout = calloutRate(shift.callout, terms.rates) === 0 ? null : shift.callout
  return ORDER.filter((premium) => totals.has(premium)).map((premium) => ({
    premium,
    callout,
    seconds: seconds(totals.get(premium) ?? 0),
  }))
}

/**
 * Adds the seconds of each part of a shift to the total of its premium. A part ends at the end of a premium window, at
 * midnight or at a clock change.
 */
function addPremiums(
  totals: Map<Premium | null, number>,
  start: number,
  end: number,
  interrupted: boolean,
  terms: PremiumTerms,
): void {
  const schedule = premiumScheduleOf(terms)[interrupted ? 'interrupted' : 'plain']
  for (let at = start; at < end;) {
    const span = brusselsOffsetSpanAt(at)
    const local = at + span.offset
    const dayNumber = Math.floor(local / SECONDS_IN_DAY)
    const secondOfDay = local - dayNumber * SECONDS_IN_DAY
    const part = partAt(schedule[kindOfDay(dayNumber, terms)], secondOfDay)
    const until = Math.min(end, span.end, at + part.endMinute * 60 - secondOfDay)
    totals.set(part.premium, (totals.get(part.premium) ?? 0) + until - at)
    at = until
  }
}

function partAt(parts: readonly ClockPart[], secondOfDay: number): ClockPart {
  const part = parts.find(({ endMinute }) => secondOfDay < endMinute * 60)
  if (part === undefined) throw new RangeError(`no such second of the day: ${secondOfDay}`)
  return part
}

/** Sundays, legal holidays and company holidays all count as holidays for the premiums (rule premiums-6). */
function kindOfDay(dayNumber: number, terms: PremiumTerms): KindOfDay {
  const weekday = weekdayOfNumber(dayNumber)
  const day = dayOfNumber(dayNumber)
  const isHoliday = weekday === 7 || holidayOn(day) !== null || terms.extraHolidays.has(day)
  if (weekday === 6) return isHoliday ? 'holidaySaturday' : 'saturday'
  return isHoliday ? 'holiday' : 'weekday'
}
