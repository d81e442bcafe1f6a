import { SECONDS_IN_DAY, brusselsOffsetAt } from './brusselsOffset.ts'
import { formatClockTime, minuteOfDay, parseClockTime, type MinuteOfDay } from './clockTime.ts'
import { dayOfNumber, isDay, numberOfDay, type Day } from './day.ts'
import { twoDigits } from './digits.ts'

/** A point in time, in whole seconds since 1970-01-01T00:00Z. */
export type Instant = number & { readonly unit: 'instant' }

export function toInstant(epochSeconds: number): Instant {
  if (!Number.isSafeInteger(epochSeconds)) throw new RangeError(`not a whole second: ${epochSeconds}`)
  return epochSeconds as Instant
}

export const addSeconds = (instant: Instant, seconds: number): Instant => toInstant(instant + seconds)

/** The local time in Brussels, as seconds since 1970-01-01 00:00 local time. */
const localSecondsOf = (instant: Instant): number => instant + brusselsOffsetAt(instant)

/**
 * The day of an instant in Brussels. It does not depend on the time zone of the server or the browser (rule time-1).
 */
export const brusselsDayOf = (instant: Instant): Day => dayOfNumber(brusselsDayNumberOf(instant))

const brusselsDayNumberOf = (instant: Instant): number => Math.floor(localSecondsOf(instant) / SECONDS_IN_DAY)

export function brusselsMinuteOf(instant: Instant): MinuteOfDay {
  const seconds = localSecondsOf(instant)
  return minuteOfDay(Math.floor((seconds - Math.floor(seconds / SECONDS_IN_DAY) * SECONDS_IN_DAY) / 60))
}

export const clockTimeOf = (instant: Instant): string => formatClockTime(brusselsMinuteOf(instant))

/**
 * The instant of a clock time on a day in Brussels. In spring the clock skips an hour, and a time in that hour gives
 * null. In autumn an hour exists twice, and `which` chooses one of the two instants.
 */
export const instantAt = (day: Day, minute: number, which: 'earlier' | 'later' = 'earlier'): Instant | null =>
  instantAtLocal(numberOfDay(day) * SECONDS_IN_DAY + minute * 60, which)

export function startOfDay(day: Day): Instant {
  return startOfDayNumber(numberOfDay(day))
}

export function startOfDayNumber(dayNumber: number): Instant {
  const local = dayNumber * SECONDS_IN_DAY
  // Brussels changes its clock at 02:00 or 03:00. Only before 1950, some changes were at midnight.
  return instantAtLocal(local, 'earlier') ?? instantAtLocal(local + 3600, 'earlier') ?? toInstant(local)
}

function instantAtLocal(localSeconds: number, which: 'earlier' | 'later'): Instant | null {
  const guess = localSeconds - brusselsOffsetAt(localSeconds)
  const earlier = localSeconds - brusselsOffsetAt(guess - SECONDS_IN_DAY)
  const later = localSeconds - brusselsOffsetAt(guess + SECONDS_IN_DAY)
  const candidates = which === 'earlier' ? [earlier, later] : [later, earlier]
  for (const candidate of candidates) {
    if (candidate + brusselsOffsetAt(candidate) === localSeconds) return toInstant(candidate)
  }
  return null
}

/** Writes an instant as in the answers of the API: '2026-11-20T07:00:00+01:00' (rule time-8). */
export function formatInstant(instant: Instant): string {
  const offset = brusselsOffsetAt(instant)
  const seconds = instant + offset
  const second = seconds - Math.floor(seconds / 60) * 60
  return `${brusselsDayOf(instant)}T${formatClockTime(brusselsMinuteOf(instant))}:${twoDigits(second)}${formatOffset(offset)}`
}

const formatOffset = (offset: number): string =>
  `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(offset) / 3600))}:${twoDigits((Math.abs(offset) % 3600) / 60)}`

export type InstantRefusal =
  | { readonly code: 'time_malformed'; readonly text: string }
  | { readonly code: 'time_has_seconds'; readonly text: string }
  | { readonly code: 'time_does_not_exist'; readonly day: Day; readonly minute: MinuteOfDay }

/** The parts of a timestamp in a request. A timestamp without an offset is in Brussels time. */
export type WrittenTimestamp = {
  readonly day: Day
  readonly minute: MinuteOfDay
  readonly offsetSeconds: number | null
}

const TIMESTAMP_FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2})(?:\.(\d+))?)?(Z|[+-]\d{2}:?\d{2})?$/

/** Reads an ISO 8601 timestamp in whole minutes (rules time-4, time-7). */
export function readTimestamp(text: string): WrittenTimestamp | InstantRefusal {
  const [, day, clock, seconds = '0', fraction = '0', offset] = TIMESTAMP_FORM.exec(text) ?? []
  const minute = clock === undefined ? null : parseClockTime(clock)
  const offsetSeconds = offset === undefined ? null : secondsOfOffset(offset)
  if (day === undefined || !isDay(day) || minute === null || Number.isNaN(offsetSeconds) || Number(seconds) > 59)
    return { code: 'time_malformed', text }
  if (Number(seconds) !== 0 || Number(fraction) !== 0) return { code: 'time_has_seconds', text }
  return { day, minute, offsetSeconds }
}

/** Reads ISO 8601. When a local time exists twice, the result is the earlier instant (rules time-5, time-6). */
export function parseInstant(text: string): Instant | InstantRefusal {
  const read = readTimestamp(text)
  if ('code' in read) return read
  return resolveTimestamp(read) ?? { code: 'time_does_not_exist', day: read.day, minute: read.minute }
}

/** The instant of a timestamp; null for a local time that does not exist in Brussels. */
function resolveTimestamp(read: WrittenTimestamp, which: 'earlier' | 'later' = 'earlier'): Instant | null {
  const { day, minute, offsetSeconds } = read
  if (offsetSeconds === null) return instantAt(day, minute, which)
  return toInstant(numberOfDay(day) * SECONDS_IN_DAY + minute * 60 - offsetSeconds)
}

export const isInstant = (parsed: Instant | InstantRefusal): parsed is Instant => typeof parsed === 'number'

/** The seconds of a time zone offset such as '+01:00'; NaN for an offset that no time zone has. */
function secondsOfOffset(text: string): number {
  if (text === 'Z') return 0
  const hours = Number(text.slice(1, 3))
  const minutes = Number(text.slice(-2))
  if (hours > 14 || minutes > 59) return Number.NaN
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60)
}
