import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursOf } from '../../money/seconds.ts'
import { at, clockOf } from '../shifts.testing.ts'
import { minuteOfDay } from '../../time/clockTime.ts'
import { addDays, toDay } from '../../time/day.ts'
import { formatInstant } from '../../time/instant.ts'
import type { InstantPeriod } from '../../time/instantPeriod.ts'
import { refusalToTakeShiftTimes } from '../refusalToTakeShiftTimes.ts'
import { shiftFromClock } from './shiftFromClock.ts'
import { shiftFromTimestamps } from './shiftFromTimestamps.ts'
import { shiftTimesOf } from './shiftTimesOf.ts'
import { workedSeconds, workedSecondsWithinDay } from '../worked/workedSeconds.ts'

/**
 * Writes a period as 'dd HH:mm+offset'. The texts of the two equal hours of the night in October are then different.
 */
const written = (period: InstantPeriod | null): string | null =>
  period === null
    ? null
    : [period.start, period.end].map((i) => formatInstant(i).replace(/^.{8}(..)T(.{5}):00/, '$1 $2')).join(' – ')

type Placed = [
  sentence: string,
  day: string,
  times: string,
  pause: string | null,
  shift: string,
  placedPause: string | null,
  hours: number,
]

const ofTypes: Placed[] = [
  [
    'a day shift',
    '2026-11-20',
    '07:30–16:00',
    '12:00–12:30',
    '20 07:30+01:00 – 20 16:00+01:00',
    '20 12:00+01:00 – 20 12:30+01:00',
    8,
  ],
  ['a night shift ends the next day', '2026-11-20', '22:00–06:00', null, '20 22:00+01:00 – 21 06:00+01:00', null, 8],
  [
    'a break that crosses midnight',
    '2026-11-20',
    '20:00–04:00',
    '23:45–00:15',
    '20 20:00+01:00 – 21 04:00+01:00',
    '20 23:45+01:00 – 21 00:15+01:00',
    7.5,
  ],
  [
    'a break time before the start of the shift is on the next day',
    '2026-11-20',
    '20:45–06:45',
    '01:00–01:30',
    '20 20:45+01:00 – 21 06:45+01:00',
    '21 01:00+01:00 – 21 01:30+01:00',
    9.5,
  ],
  ['a night shift on New Year’s Eve', '2026-12-31', '22:00–06:00', null, '31 22:00+01:00 – 01 06:00+01:00', null, 8],
  ['a night shift into 29 February', '2028-02-28', '22:00–06:00', null, '28 22:00+01:00 – 29 06:00+01:00', null, 8],

  [
    'in the night in which the clock goes back, 22:00–06:00 is 9 hours',
    '2026-10-24',
    '22:00–06:00',
    null,
    '24 22:00+02:00 – 25 06:00+01:00',
    null,
    9,
  ],
  [
    'a start in the repeated hour is in the first of the two hours',
    '2026-10-25',
    '02:30–10:00',
    null,
    '25 02:30+02:00 – 25 10:00+01:00',
    null,
    8.5,
  ],
  [
    'an end in the repeated hour is in the first of the two hours',
    '2026-10-24',
    '20:00–02:30',
    null,
    '24 20:00+02:00 – 25 02:30+02:00',
    null,
    6.5,
  ],
  [
    'a break that starts in the repeated hour is in the second of the two hours and keeps its length',
    '2026-10-24',
    '22:00–06:00',
    '02:30–03:00',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 02:30+01:00 – 25 03:00+01:00',
    8.5,
  ],
  [
    'a break 02:00–03:00 over the repeated hour is one hour',
    '2026-10-24',
    '22:00–06:00',
    '02:00–03:00',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 02:00+01:00 – 25 03:00+01:00',
    8,
  ],
  [
    'a break that ends in the repeated hour keeps its length',
    '2026-10-24',
    '22:00–06:00',
    '01:45–02:15',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 01:45+02:00 – 25 02:15+02:00',
    8.5,
  ],
  [
    'a break inside the repeated hour is in the second of the two hours',
    '2026-10-24',
    '22:00–06:00',
    '02:15–02:45',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 02:15+01:00 – 25 02:45+01:00',
    8.5,
  ],
  [
    'a break around the repeated hour keeps its length',
    '2026-10-24',
    '22:00–06:00',
    '01:30–03:30',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 01:30+02:00 – 25 02:30+01:00',
    7,
  ],
  [
    'a break in the repeated hour is in the first of the two hours when the shift ends in the first hour',
    '2026-10-24',
    '20:00–02:45',
    '02:00–02:30',
    '24 20:00+02:00 – 25 02:45+02:00',
    '25 02:00+02:00 – 25 02:30+02:00',
    6.25,
  ],

  [
    'in the night in which the clock goes forward, 22:00–06:00 is 7 hours',
    '2027-03-27',
    '22:00–06:00',
    null,
    '27 22:00+01:00 – 28 06:00+02:00',
    null,
    7,
  ],
  [
    'a start in the skipped hour is one hour later',
    '2027-03-28',
    '02:30–10:00',
    null,
    '28 03:30+02:00 – 28 10:00+02:00',
    null,
    6.5,
  ],
  [
    'an end in the skipped hour is one hour later',
    '2027-03-27',
    '20:00–02:30',
    null,
    '27 20:00+01:00 – 28 03:30+02:00',
    null,
    6.5,
  ],
  [
    'a break inside the skipped hour is one hour later',
    '2027-03-27',
    '22:00–06:00',
    '02:00–02:30',
    '27 22:00+01:00 – 28 06:00+02:00',
    '28 03:00+02:00 – 28 03:30+02:00',
    6.5,
  ],
  [
    'a break whose moved start would be after its end starts at 03:00',
    '2027-03-27',
    '22:00–06:00',
    '02:30–03:00',
    '27 22:00+01:00 – 28 06:00+02:00',
    '28 03:00+02:00 – 28 03:30+02:00',
    6.5,
  ],
  [
    'a break whose moved start would be equal to its end starts at 03:00',
    '2027-03-27',
    '22:00–06:00',
    '02:00–03:00',
    '27 22:00+01:00 – 28 06:00+02:00',
    '28 03:00+02:00 – 28 04:00+02:00',
    6,
  ],
  [
    'a break around the skipped hour is one hour shorter',
    '2027-03-27',
    '22:00–06:00',
    '01:30–03:30',
    '27 22:00+01:00 – 28 06:00+02:00',
    '28 01:30+01:00 – 28 03:30+02:00',
    6,
  ],
  [
    'a break that no longer fits in the shift is left out',
    '2027-03-27',
    '22:00–03:00',
    '02:15–02:45',
    '27 22:00+01:00 – 28 03:00+02:00',
    null,
    4,
  ],
]
for (const [sentence, day, times, pause, shift, placedPause, hours] of ofTypes) {
  test(`a shift that is planned with a shift type gets the right start, end and break: ${sentence}`, () => {
    const placed = shiftTimesOf(toDay(day), clockOf(times, pause))
    expect(written(placed)).toBe(shift)
    expect(written(placed.break)).toBe(placedPause)
    expect(hoursOf(workedSeconds(placed))).toBe(hours)
  })
}

test('random times on random days either make a valid shift or are refused', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map(minuteOfDay)
  // The random days are around both clock changes of the year. Two other days are added.
  const day = fc
    .constantFrom('2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28', '2026-11-20', '2026-12-31')
    .map(toDay)
  fc.assert(
    fc.property(day, minute, minute, minute, minute, (on, start, end, pauseStart, pauseEnd) => {
      const clock = { start, end, break: { start: pauseStart, end: pauseEnd } }
      const typed = shiftFromClock(toDay('2026-11-20'), clock)
      fc.pre(!('code' in typed))
      expect(refusalToTakeShiftTimes(shiftTimesOf(on, clock))).toBeNull()
      const typedThatNight = shiftFromClock(on, clock)
      if ('code' in typedThatNight) expect(typedThatNight.code).toBe('time_does_not_exist')
      else expect(refusalToTakeShiftTimes(typedThatNight)).toBeNull()
    }),
    { numRuns: 5000 },
  )
})

describe('times that an employee types for a shift', () => {
  const refused: [sentence: string, day: string, times: string, pause: string | null, refusal: object][] = [
    ['an end equal to the start', '2026-11-20', '07:00–07:00', null, { code: 'shift_end_equals_start' }],
    [
      'a break with equal start and end',
      '2026-11-20',
      '07:00–15:00',
      '12:00–12:00',
      { code: 'break_end_equals_start' },
    ],
    ['a break before the shift', '2026-11-20', '07:00–15:00', '06:00–06:30', { code: 'break_outside_shift' }],
    ['a break after the shift', '2026-11-20', '07:00–15:00', '15:00–15:30', { code: 'break_outside_shift' }],
    ['a break that ends after the shift', '2026-11-20', '07:00–15:00', '14:45–15:15', { code: 'break_outside_shift' }],
    ['a break that ends before it starts', '2026-11-20', '22:00–06:00', '05:00–01:00', { code: 'break_outside_shift' }],
    [
      'a break as long as the shift',
      '2026-11-20',
      '07:00–15:00',
      '07:00–15:00',
      { code: 'break_not_shorter_than_shift' },
    ],
    [
      'a start that does not exist',
      '2027-03-28',
      '02:30–10:00',
      null,
      { code: 'time_does_not_exist', day: '2027-03-28', minute: 150 },
    ],
    [
      'an end that does not exist',
      '2027-03-27',
      '20:00–02:30',
      null,
      { code: 'time_does_not_exist', day: '2027-03-28', minute: 150 },
    ],
    [
      'a break that does not exist',
      '2027-03-27',
      '22:00–06:00',
      '02:00–03:00',
      { code: 'time_does_not_exist', day: '2027-03-28', minute: 120 },
    ],
  ]
  for (const [sentence, day, times, pause, refusal] of refused) {
    test(`a shift that an employee types in the table is refused when it has ${sentence}`, () =>
      expect(shiftFromClock(toDay(day), clockOf(times, pause))).toEqual(refusal))
  }

  test('a break may be at the start or at the end of a shift', () => {
    expect(shiftFromClock(toDay('2026-11-20'), clockOf('07:00–15:00', '07:00–07:30'))).not.toHaveProperty('code')
    expect(shiftFromClock(toDay('2026-11-20'), clockOf('07:00–15:00', '14:30–15:00'))).not.toHaveProperty('code')
  })

  test('the longest shift is one day minus one minute, and 25 hours minus one minute when the clock goes back', () => {
    const hours = (day: string) => {
      const times = shiftFromClock(toDay(day), clockOf('12:00–11:59'))
      return 'code' in times ? null : workedSeconds(times) / 60
    }
    expect(hours('2026-11-20')).toBe(24 * 60 - 1)
    expect(hours('2026-10-24')).toBe(25 * 60 - 1)
  })
})

describe('timestamps of a shift in an API request', () => {
  const period = (text: string) => {
    const [start = '', end = ''] = text.split(' – ')
    return { start, end }
  }
  const from = (labour: string, pause: string | null = null) =>
    shiftFromTimestamps({ labour: period(labour), break: pause === null ? null : period(pause) })

  const taken: [sentence: string, labour: string, pause: string | null, shift: string, placedPause: string | null][] = [
    [
      'with offsets',
      '2026-11-20T07:00:00+01:00 – 2026-11-20T15:00:00+01:00',
      null,
      '20 07:00+01:00 – 20 15:00+01:00',
      null,
    ],
    ['in UTC', '2026-11-20T06:00:00.000Z – 2026-11-20T14:00:00.000Z', null, '20 07:00+01:00 – 20 15:00+01:00', null],
    [
      'without offsets',
      '2026-11-20T07:00 – 2026-11-20T15:00',
      '2026-11-20T12:00 – 2026-11-20T12:30',
      '20 07:00+01:00 – 20 15:00+01:00',
      '20 12:00+01:00 – 20 12:30+01:00',
    ],
    [
      'an end before the start is on the next day',
      '2026-11-20T22:00 – 2026-11-20T06:00',
      null,
      '20 22:00+01:00 – 21 06:00+01:00',
      null,
    ],
    [
      'an end that is written on the next day',
      '2026-11-20T22:00 – 2026-11-21T06:00',
      null,
      '20 22:00+01:00 – 21 06:00+01:00',
      null,
    ],
    [
      'a break before the start is on the next day',
      '2026-11-20T22:00 – 2026-11-21T06:00',
      '2026-11-20T01:00 – 2026-11-20T01:30',
      '20 22:00+01:00 – 21 06:00+01:00',
      '21 01:00+01:00 – 21 01:30+01:00',
    ],
    [
      'a break before the start is on the next day, also with offsets',
      '2026-11-20T22:00+01:00 – 2026-11-21T06:00+01:00',
      '2026-11-20T01:00+01:00 – 2026-11-20T01:30+01:00',
      '20 22:00+01:00 – 21 06:00+01:00',
      '21 01:00+01:00 – 21 01:30+01:00',
    ],
    [
      'a break that crosses midnight and is written on one day',
      '2026-11-20T20:00 – 2026-11-21T04:00',
      '2026-11-20T23:45 – 2026-11-20T00:15',
      '20 20:00+01:00 – 21 04:00+01:00',
      '20 23:45+01:00 – 21 00:15+01:00',
    ],
    [
      'the repeated hour with offsets',
      '2026-10-25T02:30+01:00 – 2026-10-25T10:00+01:00',
      null,
      '25 02:30+01:00 – 25 10:00+01:00',
      null,
    ],
    [
      'a break in the repeated hour without offsets',
      '2026-10-24T22:00 – 2026-10-25T06:00',
      '2026-10-25T02:30 – 2026-10-25T03:00',
      '24 22:00+02:00 – 25 06:00+01:00',
      '25 02:30+01:00 – 25 03:00+01:00',
    ],
    [
      'a break in the repeated hour with offsets',
      '2026-10-24T22:00 – 2026-10-25T06:00',
      '2026-10-25T02:30+02:00 – 2026-10-25T03:00+01:00',
      '24 22:00+02:00 – 25 06:00+01:00',
      '25 02:30+02:00 – 25 03:00+01:00',
    ],
    [
      'a shift from the earlier 02:30 to the later 02:30',
      '2026-10-25T02:30+02:00 – 2026-10-25T02:30+01:00',
      null,
      '25 02:30+02:00 – 25 02:30+01:00',
      null,
    ],
  ]
  for (const [sentence, labour, pause, shift, placedPause] of taken) {
    test(`an API request for a shift is accepted when its timestamps are valid: ${sentence}`, () => {
      const times = from(labour, pause)
      if ('code' in times) throw new Error(times.code)
      expect([written(times), written(times.break)]).toEqual([shift, placedPause])
    })
  }

  const refused: [sentence: string, labour: string, pause: string | null, code: string][] = [
    ['seconds', '2026-11-20T07:00:30 – 2026-11-20T15:00', null, 'time_has_seconds'],
    [
      'seconds in the break',
      '2026-11-20T07:00 – 2026-11-20T15:00',
      '2026-11-20T12:00 – 2026-11-20T12:30:01',
      'time_has_seconds',
    ],
    ['a text that is no timestamp', 'morgen – 2026-11-20T15:00', null, 'time_malformed'],
    ['a time that does not exist', '2027-03-28T02:30 – 2027-03-28T10:00', null, 'time_does_not_exist'],
    [
      'a break that does not exist',
      '2027-03-27T22:00 – 2027-03-28T06:00',
      '2027-03-28T02:00 – 2027-03-28T02:30',
      'time_does_not_exist',
    ],
    ['an end equal to the start of the shift', '2026-11-20T07:00 – 2026-11-20T07:00', null, 'shift_end_equals_start'],
    [
      'an end at the same clock time on the next day',
      '2026-11-20T07:00 – 2026-11-21T07:00',
      null,
      'shift_end_equals_start',
    ],
    [
      'an end at the same clock time on the next day, 25 hours later',
      '2026-10-24T12:00 – 2026-10-25T12:00',
      null,
      'shift_end_equals_start',
    ],
    ['an end more than one day later', '2026-11-20T07:00 – 2026-11-21T15:00', null, 'shift_longer_than_a_day'],
    ['an end two days before the start', '2026-11-20T07:00 – 2026-11-18T15:00', null, 'shift_end_before_start'],
    [
      'a break outside the shift',
      '2026-11-20T07:00 – 2026-11-20T15:00',
      '2026-11-20T15:00 – 2026-11-20T15:30',
      'break_outside_shift',
    ],
    [
      'a break as long as the shift',
      '2026-11-20T07:00 – 2026-11-20T15:00',
      '2026-11-20T07:00 – 2026-11-20T15:00',
      'break_not_shorter_than_shift',
    ],
  ]
  for (const [sentence, labour, pause, code] of refused) {
    test(`an API request for a shift is refused when its timestamps are wrong: ${sentence}`, () =>
      expect(from(labour, pause)).toMatchObject({ code }))
  }
})

test('the worked time of a night shift is divided over its two days, and the break counts on the day on which it is', () => {
  const times = {
    start: at('2026-10-31T20:00'),
    end: at('2026-11-01T04:00'),
    break: { start: at('2026-10-31T23:45'), end: at('2026-11-01T00:15') },
  }
  expect(hoursOf(workedSecondsWithinDay(times, toDay('2026-10-31')))).toBe(3.75)
  expect(hoursOf(workedSecondsWithinDay(times, addDays(toDay('2026-10-31'), 1)))).toBe(3.75)
})
