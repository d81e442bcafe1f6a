import { expect, test } from 'vitest'
import { formatClockTime, minuteOfDay, parseClockTime } from './clockTime.ts'

const read: [text: string, minutes: number | null][] = [
  ['00:00', 0],
  ['07:30', 450],
  ['07:30:00', 450],
  ['23:59', 1439],
  ['24:00', null],
  ['07:60', null],
  ['7:30', null],
  ['07:30:30', null],
  ['0730', null],
  ['', null],
]
for (const [text, minutes] of read) {
  test(`the text '${text}' is ${minutes === null ? 'no time' : `minute ${minutes}`}`, () =>
    expect(parseClockTime(text)).toBe(minutes))
}

test('a clock time is written with two digits for hours and two digits for minutes', () => {
  expect([0, 450, 1439].map((minute) => formatClockTime(minuteOfDay(minute)))).toEqual(['00:00', '07:30', '23:59'])
})

test('a clock time cannot have minute 1440, because a day has the minutes 0 to 1439', () => {
  expect(() => minuteOfDay(1440)).toThrow(RangeError)
})
