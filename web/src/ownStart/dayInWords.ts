import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { brusselsDayOf, brusselsMinuteOf, toInstant } from '@uurwerk/domain/time/instant'
import * as texts from '../texts/texts.ts'

/** A day near today in short form, such as 'za 21/11'. */
export const shortDay = (day: Day): string => `${shortWeekdayName(day)} ${formatDayWithSlashes(day).slice(0, 5)}`

/** A day in the near future, such as 'morgen, za 21/11'. */
export function comingDay(day: Day, today: Day): string {
  const words = day === today ? texts.ownStart.today : day === addDays(today, 1) ? texts.ownStart.tomorrow : null
  return words === null ? shortDay(day) : `${words}, ${shortDay(day)}`
}

/** The clock time of a moment in Brussels, such as '20:45'. */
export const clockOf = (timestamp: string): string => formatClockTime(brusselsMinuteOf(instantOf(timestamp)))

/** A moment in the past, such as 'gisteren om 16:20'. */
export function pastMoment(timestamp: string, today: Day): string {
  const day = brusselsDayOf(instantOf(timestamp))
  const words = texts.ownStart
  const formatted =
    day === today ? words.today : addDays(day, 1) === today ? words.yesterday : formatDayWithSlashes(day)
  return words.moment(formatted, clockOf(timestamp))
}

const instantOf = (timestamp: string) => toInstant(Math.floor(Date.parse(timestamp) / 1000))
