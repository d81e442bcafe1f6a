import { civilDateOf, dayNumberOf } from './dayNumber.ts'

export const SECONDS_IN_DAY = 86_400

/** From `start` (included) to `end` (not included), in epoch seconds, the clock is `offset` seconds ahead of UTC. */
export type OffsetSpan = { readonly start: number; readonly end: number; readonly offset: number }

const spansByYear = new Map<number, readonly OffsetSpan[]>()

// The last used offset. It is kept, because consecutive calls are nearly always about the same half year.
let latest: OffsetSpan = { start: 0, end: 0, offset: 0 }

/** The number of seconds by which the clock in Brussels is ahead of UTC. */
export const brusselsOffsetAt = (epochSeconds: number): number => brusselsOffsetSpanAt(epochSeconds).offset

/** The time zone data is read once for each year. */
export function brusselsOffsetSpanAt(epochSeconds: number): OffsetSpan {
  if (epochSeconds >= latest.start && epochSeconds < latest.end) return latest
  const span = spansOf(yearAt(epochSeconds)).find((candidate) => epochSeconds < candidate.end)
  if (span === undefined) throw new RangeError(`no instant in this year: ${epochSeconds}`)
  latest = span
  return span
}

const yearAt = (epochSeconds: number): number => civilDateOf(Math.floor(epochSeconds / SECONDS_IN_DAY)).year

function spansOf(year: number): readonly OffsetSpan[] {
  const known = spansByYear.get(year)
  if (known !== undefined) return known
  const spans = readSpans(year)
  spansByYear.set(year, spans)
  return spans
}

// Only this function may use `Temporal`, because a browser can load the `Temporal` polyfill later than this module.
function readSpans(year: number): OffsetSpan[] {
  const yearEnd = dayNumberOf(year + 1, 1, 1) * SECONDS_IN_DAY
  const spans: OffsetSpan[] = []
  let start = dayNumberOf(year, 1, 1) * SECONDS_IN_DAY
  while (start < yearEnd) {
    const moment = Temporal.Instant.fromEpochMilliseconds(start * 1000).toZonedDateTimeISO('Europe/Brussels')
    const change = moment.getTimeZoneTransition('next')
    const end = change === null ? yearEnd : Math.min(change.epochMilliseconds / 1000, yearEnd)
    spans.push({ start, end, offset: moment.offsetNanoseconds / 1e9 })
    start = end
  }
  return spans
}
