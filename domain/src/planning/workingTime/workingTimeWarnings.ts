import { seconds, type Seconds } from '../../money/seconds.ts'
import type { PersonKind } from '../../people/personKind.ts'
import { SECONDS_IN_DAY } from '../../time/brusselsOffset.ts'
import { addDays, numberOfDay, type Day } from '../../time/day.ts'
import { brusselsMinuteOf, instantAt, startOfDay, type Instant } from '../../time/instant.ts'
import { lengthOf, type InstantPeriod } from '../../time/instantPeriod.ts'
import { mondayOf } from '../../time/week.ts'
import type { ShiftTimes } from '../shift/shift.ts'
import { WORKING_TIME_LIMITS as LIMITS, WORKING_TIME_LIMITS } from './workingTimeLimits.ts'
import type { WorkingTimeWarning } from './workingTimeWarning.ts'
import { workStretchesOf, type WorkStretch } from './workStretches.ts'
import type { MinuteOfDay } from '../../time/clockTime.ts'

/**
 * The seconds of a period of work that are at night. The period starts on `day`. It can be in the night that starts on
 * the day before, in the night of `day`, and in the night of the next day.
 */
function nightSeconds(stretch: InstantPeriod, day: Day): Seconds {
  const nights = [addDays(day, -1), day, addDays(day, 1)].map(nightFrom)
  return seconds(
    nights.reduce(
      (sum, night) => sum + Math.max(0, Math.min(stretch.end, night.end) - Math.max(stretch.start, night.start)),
      0,
    ),
  )
}

const nightFrom = (day: Day): InstantPeriod => ({
  start: clockAt(day, WORKING_TIME_LIMITS.nightStart),
  end: clockAt(addDays(day, 1), WORKING_TIME_LIMITS.nightEnd),
})

// The clock never skips the hours at which the night starts and ends. The value after `??` is therefore never used.
const clockAt = (day: Day, minute: MinuteOfDay): Instant => instantAt(day, minute) ?? startOfDay(day)

/** A self-employed person gets no working time warnings (rule planning-49). */
export type WorkingTimeFacts = { readonly kind: PersonKind; readonly shifts: readonly ShiftTimes[] }

/** The warnings use elapsed time (rules planning-4, planning-48, planning-49). */
export function workingTimeWarnings({ kind, shifts }: WorkingTimeFacts): WorkingTimeWarning[] {
  if (kind === 'independent') return []
  const stretches = workStretchesOf(shifts)
  return [
    ...restTooShort(stretches),
    ...daysTooLong(stretches),
    ...weeksTooLong(stretches),
    ...noBreak(stretches),
    ...noWeeklyRest(stretches),
    ...shiftsTooShort(stretches),
    ...nightsTooLong(stretches),
  ]
}

/** The daily rest is at least 11 hours. Hours between work periods of one day are no daily rest (rule planning-51). */
function* restTooShort(stretches: readonly WorkStretch[]): Generator<WorkingTimeWarning> {
  for (const [index, next] of stretches.entries()) {
    const last = stretches[index - 1]
    if (last === undefined || last.day === next.day || next.start - last.end >= LIMITS.dailyRest) continue
    const days = [last.day, next.day] as const
    yield { code: 'rest_too_short', severity: 'strong', days, between: days }
  }
}

/**
 * Warns about a day with too many hours. The hours of all work periods that start on the day are added (rules
 * planning-50, planning-52).
 */
function* daysTooLong(stretches: readonly WorkStretch[]): Generator<WorkingTimeWarning> {
  for (const ofDay of groupsOf(stretches, (stretch) => stretch.day)) {
    const passed = passedLimit(ofDay, { long: LIMITS.longDay, veryLong: LIMITS.veryLongDay })
    const { day } = ofDay[0]
    if (passed !== null) yield { code: 'day_too_long', days: [day], day, ...passed }
  }
}

/**
 * Warns about a week with too many hours. The hours of all work periods that start in the week are added (rule
 * planning-53).
 */
function* weeksTooLong(stretches: readonly WorkStretch[]): Generator<WorkingTimeWarning> {
  for (const ofWeek of groupsOf(stretches, (stretch) => weekNumberSinceEpoch(stretch.day))) {
    const passed = passedLimit(ofWeek, { long: LIMITS.longWeek, veryLong: LIMITS.veryLongWeek })
    if (passed === null) continue
    yield { code: 'week_too_long', days: daysOnce(ofWeek), monday: mondayOf(ofWeek[0].day), ...passed }
  }
}

/** The number of the week that contains a day. Weeks are counted from the week of 1970-01-01. */
const weekNumberSinceEpoch = (day: Day): number => Math.floor((numberOfDay(day) + 3) / 7)

type Group = [first: WorkStretch, ...others: WorkStretch[]]

/**
 * Groups the work periods by a key. The periods are sorted by time, so periods with the same key are next to each other
 * and a loop can group them. HR's start page does this for thousands of people, and a map would be several times slower.
 */
function groupsOf(stretches: readonly WorkStretch[], keyOf: (stretch: WorkStretch) => string | number): Group[] {
  const groups: Group[] = []
  let last: { readonly key: string | number; readonly group: Group } | undefined
  for (const stretch of stretches) {
    const key = keyOf(stretch)
    if (last?.key === key) last.group.push(stretch)
    else {
      last = { key, group: [stretch] }
      groups.push(last.group)
    }
  }
  return groups
}

type Passed = Pick<WorkingTimeWarning, 'severity'> & { readonly limit: Seconds }

function passedLimit(
  stretches: readonly WorkStretch[],
  { long, veryLong }: { readonly long: Seconds; readonly veryLong: Seconds },
): Passed | null {
  let worked = 0
  for (const stretch of stretches) worked += stretch.worked
  if (worked > veryLong) return { severity: 'strong', limit: veryLong }
  return worked > long ? { severity: 'warn', limit: long } : null
}

/** Warns about work of more than 6 hours without a break of 15 minutes (rule planning-54). */
const noBreak = (stretches: readonly WorkStretch[]): WorkingTimeWarning[] =>
  daysOnce(stretches.filter(({ parts }) => parts.some((part) => lengthOf(part) > LIMITS.withoutBreak))).map((day) => ({
    code: 'no_break',
    severity: 'warn',
    days: [day],
    day,
  }))

/** The longest time between weekly rests of 35 hours: 7 × 24 − 35 = 133 hours (rule planning-55). */
const LONGEST_WITHOUT_WEEKLY_REST = LIMITS.daysWithWeeklyRest * SECONDS_IN_DAY - LIMITS.weeklyRest

function noWeeklyRest(stretches: readonly WorkStretch[]): WorkingTimeWarning[] {
  const withoutRest: WorkStretch[] = []
  let sinceRest: WorkStretch | undefined
  for (const [index, stretch] of stretches.entries()) {
    const last = stretches[index - 1]
    if (sinceRest === undefined || last === undefined || stretch.start - last.end >= LIMITS.weeklyRest)
      sinceRest = stretch
    if (stretch.end - sinceRest.start > LONGEST_WITHOUT_WEEKLY_REST) withoutRest.push(stretch)
  }
  return daysOnce(withoutRest).map((day) => ({ code: 'no_weekly_rest', severity: 'strong', days: [day], day }))
}

/** Warns about a period of work of less than 3 hours (rule planning-56). */
const shiftsTooShort = (stretches: readonly WorkStretch[]): WorkingTimeWarning[] =>
  stretches
    .filter(({ worked }) => worked < LIMITS.shortestShift)
    .map(({ day, start }) => ({
      code: 'shift_too_short',
      severity: 'warn',
      days: [day],
      day,
      start: brusselsMinuteOf(start),
    }))

/** Warns about night work of more than 8 hours (rules planning-57, planning-58). */
const nightsTooLong = (stretches: readonly WorkStretch[]): WorkingTimeWarning[] =>
  daysOnce(stretches.filter(isLongNight)).map((day) => ({
    code: 'night_too_long',
    severity: 'warn',
    days: [day],
    day,
  }))

const isLongNight = (stretch: WorkStretch): boolean =>
  stretch.worked > LIMITS.longNight && nightSeconds(stretch, stretch.day) >= LIMITS.nightWork

const daysOnce = (stretches: readonly WorkStretch[]): Day[] => [...new Set(stretches.map(({ day }) => day))]
