import type { Instant } from '../../time/instant.ts'

export type CalendarShift = {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly start: Instant
  readonly end: Instant
  readonly changedAt: Instant
  /** The name of the customer; null when the person does not want the name in the calendar. */
  readonly place: string | null
  readonly removed: boolean
}

type Calendar = {
  readonly name: string
  /** The host name of the installation. It is a part of the id of each shift, so that no other installation has this id. */
  readonly host: string
  readonly shifts: readonly CalendarShift[]
}

/**
 * iCalendar (RFC 5545) in UTC, in which a time has only one meaning when summer time ends (rule planning-71). A shift
 * keeps its id (rule planning-72). The text contains no absence, remark or hours (rule planning-70).
 */
export function writeCalendar({ name, host, shifts }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uurwerk//Uurwerk//NL',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Brussels',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...shifts.flatMap((shift) => eventOf(shift, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const eventOf = (shift: CalendarShift, host: string): string[] => [
  'BEGIN:VEVENT',
  `UID:shift-${shift.id}@${host}`,
  `SEQUENCE:${shift.version - 1}`,
  `DTSTAMP:${utcOf(shift.changedAt)}`,
  `LAST-MODIFIED:${utcOf(shift.changedAt)}`,
  `DTSTART:${utcOf(shift.start)}`,
  `DTEND:${utcOf(shift.end)}`,
  `SUMMARY:${escaped(shift.title)}`,
  ...(shift.place === null ? [] : [`LOCATION:${escaped(shift.place)}`]),
  'CATEGORIES:Shift',
  'TRANSP:OPAQUE',
  `STATUS:${shift.removed ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

const utcOf = (instant: Instant): string => new Date(instant * 1000).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

// A pattern for control characters, which the format does not allow. A line end is written as \n.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001F\u007F]+/g

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(CONTROL, ' ')

const LINE_BYTES = 75

/**
 * Splits a line into parts of at most 75 bytes (RFC 5545, 3.1). Each next part begins with a space, which counts as one
 * byte. A character of several bytes is never split.
 */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0)!
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}
