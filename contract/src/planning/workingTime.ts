import { hoursOf } from '@uurwerk/domain/money/seconds'
import { WORKING_TIME_LIMITS as LIMITS } from '@uurwerk/domain/planning/workingTime/workingTimeLimits'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import {
  WORKING_TIME_CODES,
  WORKING_TIME_SEVERITIES,
  type WorkingTimeWarning as Noticed,
} from '@uurwerk/domain/planning/workingTime/workingTimeWarning'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes, formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { z } from 'zod'

/** A warning about the working time on a day of the calendar. The warning never refuses a change (rule planning-48). */
export const WorkingTimeWarning = z.object({
  day: z.string(),
  code: z.enum(WORKING_TIME_CODES),
  severity: z.enum(WORKING_TIME_SEVERITIES),
  message: z.string(),
})
export type WorkingTimeWarning = z.output<typeof WorkingTimeWarning>

export const workingTimeSentence = (warning: Noticed, reader: ActingAs = 'employee'): string =>
  `${whatOf(warning)} ${whenOf(warning, reader)}.`

/** The maximum number of days that a banner names. The calendar shows all days with a warning (rule planning-62). */
const TIMES_IN_SENTENCE = 3

/** Each kind of warning has one sentence, and the most serious warning is first (rule planning-62). */
export function workingTimeSentences(warnings: readonly Noticed[], reader: ActingAs = 'employee'): string[] {
  const worstFirst = warnings.toSorted((a, b) => weightOf(b) - weightOf(a))
  return [...Map.groupBy(worstFirst, whatOf)].map(
    ([what, alike]) => `${what} ${listed(alike.map((warning) => whenOf(warning, reader)))}.`,
  )
}

const weightOf = ({ severity }: Noticed): number => WORKING_TIME_SEVERITIES.indexOf(severity)

function listed(times: readonly string[]): string {
  const more = times.length - TIMES_IN_SENTENCE
  const shown = times.slice(0, TIMES_IN_SENTENCE)
  const last = more > 0 ? `nog ${more} keer` : shown.length > 1 ? shown.pop() : undefined
  return last === undefined ? shown.join(', ') : `${shown.join(', ')} en ${last}`
}

function whatOf(warning: Noticed): string {
  switch (warning.code) {
    case 'rest_too_short':
      return `Minder dan ${hoursOf(LIMITS.dailyRest)} uur rust`
    case 'day_too_long':
      return `Meer dan ${hoursOf(warning.limit)} uur werk op`
    case 'week_too_long':
      return `Meer dan ${hoursOf(warning.limit)} uur werk in de week van`
    case 'no_break':
      return `Meer dan ${hoursOf(LIMITS.withoutBreak)} uur werk zonder pauze van ${LIMITS.shortestBreak / 60} minuten op`
    case 'no_weekly_rest':
      return `Geen ${hoursOf(LIMITS.weeklyRest)} uur rust na elkaar in de ${LIMITS.daysWithWeeklyRest} dagen tot en met`
    case 'shift_too_short':
      return `Minder dan ${hoursOf(LIMITS.shortestShift)} uur werk na elkaar op`
    case 'night_too_long':
      return `Meer dan ${hoursOf(LIMITS.longNight)} uur werk in de nacht van`
  }
}

/** Writes a day without its year: '20/11', or '20-11' for HR. */
const SHORT = { employee: formatDayWithSlashes, hr: formatDayWithDashes }

function whenOf(warning: Noticed, reader: ActingAs): string {
  const short = (day: Day): string => SHORT[reader](day).slice(0, 5)
  switch (warning.code) {
    case 'rest_too_short':
      return `tussen ${short(warning.between[0])} en ${short(warning.between[1])}`
    case 'week_too_long':
      return short(warning.monday)
    case 'shift_too_short':
      return `${short(warning.day)} vanaf ${formatClockTime(warning.start)}`
    case 'day_too_long':
    case 'no_break':
    case 'no_weekly_rest':
    case 'night_too_long':
      return short(warning.day)
  }
}
