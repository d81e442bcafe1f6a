import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minuteOfDay } from './clockTime.ts'
import { toDay } from './day.ts'
import {
  brusselsDayOf,
  brusselsMinuteOf,
  formatInstant,
  instantAt,
  isInstant,
  parseInstant,
  startOfDay,
  toInstant,
} from './instant.ts'

const HOUR = 3600

// The instant 2026-11-20T06:00:00Z. 1 January 2026 is second 1 767 225 600, and this instant is 323 days and 6 hours
// later.
const SEVEN_IN_THE_MORNING = 1_795_154_400

const read: [text: string, epochSeconds: number][] = [
  ['2026-11-20T07:00:00+01:00', SEVEN_IN_THE_MORNING],
  ['2026-11-20T07:00+01:00', SEVEN_IN_THE_MORNING],
  ['2026-11-20T07:00:00.000+01:00', SEVEN_IN_THE_MORNING],
  ['2026-11-20T06:00:00Z', SEVEN_IN_THE_MORNING],
  ['2026-11-20T06:00:00.000Z', SEVEN_IN_THE_MORNING],
  ['2026-11-20T01:00:00-05:00', SEVEN_IN_THE_MORNING],
  ['2026-11-20T19:00:00+13:00', SEVEN_IN_THE_MORNING],
  ['2026-11-20T07:00:00+0100', SEVEN_IN_THE_MORNING],
  ['2026-11-20T07:00:00', SEVEN_IN_THE_MORNING],
  ['2026-11-20T07:00', SEVEN_IN_THE_MORNING],
]
for (const [text, epochSeconds] of read) {
  test(`the timestamp ${text} is read as 07:00 in Brussels`, () => {
    const instant = parseInstant(text)
    expect(instant).toBe(epochSeconds)
    expect(isInstant(instant) && formatInstant(instant)).toBe('2026-11-20T07:00:00+01:00')
  })
}

const refused: [text: string, code: string][] = [
  ['', 'time_malformed'],
  ['2026-11-20', 'time_malformed'],
  ['20/11/2026 07:00', 'time_malformed'],
  ['2026-02-30T07:00', 'time_malformed'],
  ['2026-11-20T24:00', 'time_malformed'],
  ['2026-11-20T07:00:61', 'time_malformed'],
  ['2026-11-20T07:00+99:00', 'time_malformed'],
  ['2026-11-20T07:00+01:00[Europe/Brussels]', 'time_malformed'],
  ['2026-11-20T07:00:30', 'time_has_seconds'],
  ['2026-11-20T07:00:00.5+01:00', 'time_has_seconds'],
  ['2027-03-28T02:00', 'time_does_not_exist'],
  ['2027-03-28T02:59:00', 'time_does_not_exist'],
]
for (const [text, code] of refused) {
  test(`the timestamp '${text}' is refused: ${code}`, () => expect(parseInstant(text)).toMatchObject({ code }))
}

test('the refusal of a time that does not exist shows the day and the minute', () => {
  expect(parseInstant('2027-03-28T02:30')).toEqual({ code: 'time_does_not_exist', day: '2027-03-28', minute: 150 })
})

describe('the night in which the clock goes back from 03:00 to 02:00', () => {
  const day = toDay('2026-10-25')

  test('the time 02:30 exists twice in the night in which the clock goes back', () => {
    expect(instantAt(day, 150, 'earlier')).toBe(Date.UTC(2026, 9, 25, 0, 30) / 1000)
    expect(instantAt(day, 150, 'later')).toBe(Date.UTC(2026, 9, 25, 1, 30) / 1000)
  })

  test('the time 02:30 without an offset means the earlier of the two instants at 02:30', () => {
    expect(parseInstant('2026-10-25T02:30')).toBe(parseInstant('2026-10-25T02:30+02:00'))
  })

  test('in the night in which the clock goes back, the two moments at 02:30 are written with different offsets from UTC', () => {
    const both = (['earlier', 'later'] as const).map((which) => instantAt(day, 150, which))
    expect(both.map((instant) => instant !== null && formatInstant(instant))).toEqual([
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
    ])
  })

  test('the time 03:00 exists once in the night in which the clock goes back', () => {
    expect(instantAt(day, 180, 'earlier')).toBe(instantAt(day, 180, 'later'))
  })
})

test('in the night in which the clock goes forward, the times from 02:00 to 02:59 do not exist', () => {
  const day = toDay('2027-03-28')
  expect(instantAt(day, 119)).toBe(Date.UTC(2027, 2, 28, 0, 59) / 1000)
  expect(instantAt(day, 120)).toBeNull()
  expect(instantAt(day, 179, 'later')).toBeNull()
  expect(instantAt(day, 180)).toBe(Date.UTC(2027, 2, 28, 1, 0) / 1000)
})

const lengths: [day: string, next: string, hours: number][] = [
  ['2026-11-20', '2026-11-21', 24],
  ['2026-10-25', '2026-10-26', 25],
  ['2027-03-28', '2027-03-29', 23],
]
for (const [day, next, hours] of lengths) {
  test(`the day ${day} has ${hours} hours in Brussels`, () =>
    expect(startOfDay(toDay(next)) - startOfDay(toDay(day))).toBe(hours * HOUR))
}

test('an instant half an hour before midnight in UTC is on the next day in Brussels', () => {
  const instant = toInstant(Date.UTC(2026, 10, 20, 23, 30) / 1000)
  expect(brusselsDayOf(instant)).toBe('2026-11-21')
  expect(brusselsMinuteOf(instant)).toBe(30)
})

test('the code throws an error for an instant with a fraction of a second', () => {
  expect(() => toInstant(0.5)).toThrow(RangeError)
})

describe('instants from 1950 to 2100', () => {
  const moments = fc.integer({ min: -631_152_000, max: 4_102_444_800 }).map(toInstant)
  const brussels = (epochSeconds: number) =>
    Temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000).toZonedDateTimeISO('Europe/Brussels')

  test('for every instant, the day and the minute in Brussels are the same as in Temporal', () => {
    fc.assert(
      fc.property(moments, (instant) => {
        const zoned = brussels(instant)
        expect(brusselsDayOf(instant)).toBe(zoned.toPlainDate().toString())
        expect(brusselsMinuteOf(instant)).toBe(zoned.hour * 60 + zoned.minute)
        expect(formatInstant(instant)).toBe(zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' }))
        expect(startOfDay(brusselsDayOf(instant))).toBe(zoned.startOfDay().epochMilliseconds / 1000)
      }),
    )
  })

  test('for every instant, its day and minute in Brussels give the same instant again', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const instant = toInstant(moment - (moment % 60))
        const day = brusselsDayOf(instant)
        const minute = minuteOfDay(brusselsMinuteOf(instant))
        expect([instantAt(day, minute, 'earlier'), instantAt(day, minute, 'later')]).toContain(instant)
        expect(parseInstant(formatInstant(instant))).toBe(instant)
      }),
    )
  })
})
