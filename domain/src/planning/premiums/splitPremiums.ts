import { holidayOn } from '../../calendar/holidays.ts'
import { PREMIUMS, type Premium } from '../../customers/bonusType.ts'
import { seconds, type Seconds } from '../../money/seconds.ts'
import { SECONDS_IN_DAY, brusselsOffsetSpanAt } from '../../time/brusselsOffset.ts'
import { dayOfNumber, weekdayOfNumber } from '../../time/day.ts'
import { toInstant, type Instant } from '../../time/instant.ts'
import { calloutRate } from './calloutRate.ts'
import { premiumScheduleOf, type ClockPart, type KindOfDay } from './premiumSchedule.ts'
import type { PremiumTerms } from './premiumTerms.ts'
import type { Callout, Shift } from '../shift/shift.ts'

export type PremiumStretch = {
  readonly premium: Premium | null
  readonly callout: Callout | null
  readonly seconds: Seconds
}

export type PremiumPart = {
  readonly premium: Premium | null
  readonly callout: Callout | null
  readonly start: Instant
  readonly end: Instant
}

const ORDER: readonly (Premium | null)[] = [null, ...PREMIUMS]

/**
 * The worked time of a shift for each premium. The clock in Brussels decides which premium applies. The elapsed time
 * decides for how many seconds the premium applies. All callers use this function (rules premiums-1, premiums-7,
 * premiums-12, premiums-14).
 */
export function splitPremiums(shift: Shift, terms: PremiumTerms): PremiumStretch[] {
  const totals = new Map<Premium | null, number>()
  visitPremiums(shift, terms, (premium, start, end) => totals.set(premium, (totals.get(premium) ?? 0) + end - start))
  const callout = paidCalloutOf(shift, terms)
  return ORDER.filter((premium) => totals.has(premium)).map((premium) => ({
    premium,
    callout,
    seconds: seconds(totals.get(premium) ?? 0),
  }))
}

/** The division of `splitPremiums`, with the times of each part, in order. A part ends at a break. */
export function premiumPartsOf(shift: Shift, terms: PremiumTerms): PremiumPart[] {
  const callout = paidCalloutOf(shift, terms)
  const parts: PremiumPart[] = []
  visitPremiums(shift, terms, (premium, start, end) => {
    const last = parts.at(-1)
    const continues = last !== undefined && last.premium === premium && last.end === start
    if (continues) parts.pop()
    parts.push({ premium, callout, start: continues ? last.start : toInstant(start), end: toInstant(end) })
  })
  return parts
}

/** The call-out of a shift; null when the customer pays nothing for the call-out. */
const paidCalloutOf = ({ callout }: Shift, { rates }: PremiumTerms): Callout | null =>
  calloutRate(callout, rates) === 0 ? null : callout

type Visit = (premium: Premium | null, start: number, end: number) => void

function visitPremiums(shift: Shift, terms: PremiumTerms, visit: Visit): void {
  if (shift.break === null) visitWork(shift.start, shift.end, shift.interrupted, terms, visit)
  else {
    visitWork(shift.start, shift.break.start, shift.interrupted, terms, visit)
    visitWork(shift.break.end, shift.end, shift.interrupted, terms, visit)
  }
}

/** A part ends at the end of a premium window, at midnight or at a clock change. */
function visitWork(start: number, end: number, interrupted: boolean, terms: PremiumTerms, visit: Visit): void {
  const schedule = premiumScheduleOf(terms)[interrupted ? 'interrupted' : 'plain']
  for (let at = start; at < end;) {
    const span = brusselsOffsetSpanAt(at)
    const local = at + span.offset
    const dayNumber = Math.floor(local / SECONDS_IN_DAY)
    const secondOfDay = local - dayNumber * SECONDS_IN_DAY
    const part = partAt(schedule[kindOfDay(dayNumber, terms)], secondOfDay)
    const until = Math.min(end, span.end, at + part.endMinute * 60 - secondOfDay)
    visit(part.premium, at, until)
    at = until
  }
}

function partAt(parts: readonly ClockPart[], secondOfDay: number): ClockPart {
  const part = parts.find(({ endMinute }) => secondOfDay < endMinute * 60)
  if (part === undefined) throw new RangeError(`no such second of the day: ${secondOfDay}`)
  return part
}

/** Sundays, legal holidays and company holidays are all holidays (rule premiums-6). */
function kindOfDay(dayNumber: number, terms: PremiumTerms): KindOfDay {
  const weekday = weekdayOfNumber(dayNumber)
  const day = dayOfNumber(dayNumber)
  const isHoliday = weekday === 7 || holidayOn(day) !== null || terms.extraHolidays.has(day)
  if (weekday === 6) return isHoliday ? 'holidaySaturday' : 'saturday'
  return isHoliday ? 'holiday' : 'weekday'
}
