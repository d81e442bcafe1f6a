import { twoDigits } from './digits.ts'

/** A clock time in minutes after midnight: 0 to 1439. */
export type MinuteOfDay = number & { readonly unit: 'minute of day' }

export const MINUTES_IN_DAY = 1440

const CLOCK_FORM = /^([01]\d|2[0-3]):([0-5]\d)(:00)?$/

export function minuteOfDay(minutes: number): MinuteOfDay {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= MINUTES_IN_DAY)
    throw new RangeError(`not a minute of the day: ${minutes}`)
  return minutes as MinuteOfDay
}

/** Reads 'HH:mm' or 'HH:mm:00'. Other seconds are refused, because shifts have whole minutes (rule time-7). */
export function parseClockTime(text: string): MinuteOfDay | null {
  const match = CLOCK_FORM.exec(text)
  return match === null ? null : minuteOfDay(Number(match[1]) * 60 + Number(match[2]))
}

export const formatClockTime = (minute: MinuteOfDay): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
