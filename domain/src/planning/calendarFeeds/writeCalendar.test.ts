import { expect, test } from 'vitest'
import { toInstant } from '../../time/instant.ts'
import { writeCalendar, type CalendarShift } from './writeCalendar.ts'

const at = (iso: string) => toInstant(Date.parse(iso) / 1000)
const shift = (fields: Partial<CalendarShift> = {}): CalendarShift => ({
  id: 7,
  version: 1,
  title: 'Vroege',
  start: at('2026-11-23T06:00:00Z'),
  end: at('2026-11-23T14:06:00Z'),
  changedAt: at('2026-11-20T09:30:05Z'),
  place: null,
  removed: false,
  ...fields,
})
const calendarOf = (...shifts: readonly CalendarShift[]) =>
  writeCalendar({ name: 'Uurwerk Telefoon', host: 'uren.example', shifts })
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('in a calendar feed, a shift is an event in UTC with an id that never changes', () => {
  expect(linesOf(calendarOf(shift()))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uurwerk//Uurwerk//NL',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Uurwerk Telefoon',
    'X-WR-TIMEZONE:Europe/Brussels',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:shift-7@uren.example',
    'SEQUENCE:0',
    'DTSTAMP:20261120T093005Z',
    'LAST-MODIFIED:20261120T093005Z',
    'DTSTART:20261123T060000Z',
    'DTEND:20261123T140600Z',
    'SUMMARY:Vroege',
    'CATEGORIES:Shift',
    'TRANSP:OPAQUE',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('in a calendar feed, a night shift during the change to winter time lasts nine hours', () => {
  const night = shift({ start: at('2026-10-24T22:00:00+02:00'), end: at('2026-10-25T06:00:00+01:00') })
  expect(linesOf(calendarOf(night))).toEqual(
    expect.arrayContaining(['DTSTART:20261024T200000Z', 'DTEND:20261025T050000Z']),
  )
})

test('in a calendar feed, a removed shift is a cancelled event with a higher sequence number', () => {
  expect(linesOf(calendarOf(shift({ version: 4, removed: true })))).toEqual(
    expect.arrayContaining(['SEQUENCE:3', 'STATUS:CANCELLED']),
  )
})

test('a calendar feed escapes characters that the format uses, line ends and control characters', () => {
  const lines = linesOf(
    calendarOf(shift({ title: 'Dag; nacht, \\ "laat"\r\nEND:VEVENT', place: 'AZ\u0000Klaver\nveld' })),
  )
  expect(lines).toContain(String.raw`SUMMARY:Dag\; nacht\, \\ "laat"\nEND:VEVENT`)
  expect(lines).toContain(String.raw`LOCATION:AZ Klaver\nveld`)
})

test('a line of a calendar feed has at most 75 bytes, and no character is divided over two lines', () => {
  const title = 'Verpleegkundige – 🩺 nacht à l’hôpital '.repeat(6).trim()
  const text = calendarOf(shift({ title }))
  for (const line of text.split('\r\n'))
    expect(encodeURIComponent(line).replaceAll(/%../g, 'x').length).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:${title}`)
})
