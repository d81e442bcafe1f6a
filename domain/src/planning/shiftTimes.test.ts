import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursOf } from '../money/seconds.ts'
import { at, clockOf } from './shifts.testing.ts'
import { minuteOfDay } from '../time/clockTime.ts'
import { addDays, toDay } from '../time/day.ts'
import { formatInstant } from '../time/instant.ts'
import type { InstantPeriod } from '../time/instantPeriod.ts'
import { refusalToTakeShiftTimes } from './refusalToTakeShiftTimes.ts'
import { shiftFromClock } from './shiftFromClock.ts'
import { shiftFromTimestamps } from './shiftFromTimestamps.ts'
import { shiftTimesOf } from './shiftTimesOf.ts'
import { workedSeconds, workedSecondsWithinDay } from './workedSeconds.ts'

/** 'dd HH:mm+zone', so that the two hours of the night in October can be told apart. */
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
    'a break over midnight',
    '2026-11-20',
    '20:00–04:00',
    '23:45–00:15',
    '20 20:00+01:00 – 21 04:00+01:00',
    '20 23:45+01:00 – 21 00:15+01:00',
    7.5,
  ],
  [
    'a break after midnight belongs to the next day',
    '2026-11-20',
    '20:45–06:45',
    '01:00–01:30',
    '20 20:45+01:00 – 21 06:45+01:00',
    '21 01:00+01:00 – 21 01:30+01:00',
    9.5,
  ],
  ['New Year’s night', '2026-12-31', '22:00–06:00', null, '31 22:00+01:00 – 01 06:00+01:00', null, 8],
  ['the night of the leap day', '2028-02-28', '22:00–06:00', null, '28 22:00+01:00 – 29 06:00+01:00', null, 8],

  ['the clock goes back: 9 hours', '2026-10-24', '22:00–06:00', null, '24 22:00+02:00 – 25 06:00+01:00', null, 9],
  [
    '… a start that comes twice is the earlier',
    '2026-10-25',
    '02:30–10:00',
    null,
    '25 02:30+02:00 – 25 10:00+01:00',
    null,
    8.5,
  ],
  [
    '… an end that comes twice is the earlier',
    '2026-10-24',
    '20:00–02:30',
    null,
    '24 20:00+02:00 – 25 02:30+02:00',
    null,
    6.5,
  ],
  [
    '… a break that starts in the doubled hour takes the later, and its length',
    '2026-10-24',
    '22:00–06:00',
    '02:30–03:00',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 02:30+01:00 – 25 03:00+01:00',
    8.5,
  ],
  [
    '… a break that is the doubled hour is one hour',
    '2026-10-24',
    '22:00–06:00',
    '02:00–03:00',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 02:00+01:00 – 25 03:00+01:00',
    8,
  ],
  [
    '… a break that ends in it keeps its length',
    '2026-10-24',
    '22:00–06:00',
    '01:45–02:15',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 01:45+02:00 – 25 02:15+02:00',
    8.5,
  ],
  [
    '… a break inside it takes the later',
    '2026-10-24',
    '22:00–06:00',
    '02:15–02:45',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 02:15+01:00 – 25 02:45+01:00',
    8.5,
  ],
  [
    '… a break around it keeps its length',
    '2026-10-24',
    '22:00–06:00',
    '01:30–03:30',
    '24 22:00+02:00 – 25 06:00+01:00',
    '25 01:30+02:00 – 25 02:30+01:00',
    7,
  ],
  [
    '… but a shift that ends in the first of the two has its break in that one',
    '2026-10-24',
    '20:00–02:45',
    '02:00–02:30',
    '24 20:00+02:00 – 25 02:45+02:00',
    '25 02:00+02:00 – 25 02:30+02:00',
    6.25,
  ],

  ['the clock goes forward: 7 hours', '2027-03-27', '22:00–06:00', null, '27 22:00+01:00 – 28 06:00+02:00', null, 7],
  [
    '… a start that does not exist is an hour later',
    '2027-03-28',
    '02:30–10:00',
    null,
    '28 03:30+02:00 – 28 10:00+02:00',
    null,
    6.5,
  ],
  [
    '… an end that does not exist is an hour later',
    '2027-03-27',
    '20:00–02:30',
    null,
    '27 20:00+01:00 – 28 03:30+02:00',
    null,
    6.5,
  ],
  [
    '… a break inside the skipped hour is an hour later',
    '2027-03-27',
    '22:00–06:00',
    '02:00–02:30',
    '27 22:00+01:00 – 28 06:00+02:00',
    '28 03:00+02:00 – 28 03:30+02:00',
    6.5,
  ],
  [
    '… a break that would turn round starts at three',
    '2027-03-27',
    '22:00–06:00',
    '02:30–03:00',
    '27 22:00+01:00 – 28 06:00+02:00',
    '28 03:00+02:00 – 28 03:30+02:00',
    6.5,
  ],
  [
    '… so does one that would be nothing',
    '2027-03-27',
    '22:00–06:00',
    '02:00–03:00',
    '27 22:00+01:00 – 28 06:00+02:00',
    '28 03:00+02:00 – 28 04:00+02:00',
    6,
  ],
  [
    '… a break around the skipped hour is an hour shorter',
    '2027-03-27',
    '22:00–06:00',
    '01:30–03:30',
    '27 22:00+01:00 – 28 06:00+02:00',
    '28 01:30+01:00 – 28 03:30+02:00',
    6,
  ],
  [
    '… a break for which no room is left is none',
    '2027-03-27',
    '22:00–03:00',
    '02:15–02:45',
    '27 22:00+01:00 – 28 03:00+02:00',
    null,
    4,
  ],
]
for (const [sentence, day, times, pause, shift, placedPause, hours] of ofTypes) {
  test(`from a shift type, ${sentence}`, () => {
    const placed = shiftTimesOf(toDay(day), clockOf(times, pause))
    expect(written(placed)).toBe(shift)
    expect(written(placed.break)).toBe(placedPause)
    expect(hoursOf(workedSeconds(placed))).toBe(hours)
  })
}

test('whatever the times and the night, they make a shift or are refused', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map(minuteOfDay)
  // The days around both changes of the clock, and some ordinary ones.
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

describe('typed times', () => {
  const refused: [sentence: string, day: string, times: string, pause: string | null, refusal: object][] = [
    ['an end equal to the start', '2026-11-20', '07:00–07:00', null, { code: 'shift_end_equals_start' }],
    ['a break that ends as it starts', '2026-11-20', '07:00–15:00', '12:00–12:00', { code: 'break_end_equals_start' }],
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
    test(`${sentence} is refused`, () => expect(shiftFromClock(toDay(day), clockOf(times, pause))).toEqual(refusal))
  }

  test('a break may fill the beginning or the end of a shift', () => {
    expect(shiftFromClock(toDay('2026-11-20'), clockOf('07:00–15:00', '07:00–07:30'))).not.toHaveProperty('code')
    expect(shiftFromClock(toDay('2026-11-20'), clockOf('07:00–15:00', '14:30–15:00'))).not.toHaveProperty('code')
  })

  test('a shift may last a day but a minute, and 25 hours but a minute when the clock goes back', () => {
    const hours = (day: string) => {
      const times = shiftFromClock(toDay(day), clockOf('12:00–11:59'))
      return 'code' in times ? null : workedSeconds(times) / 60
    }
    expect(hours('2026-11-20')).toBe(24 * 60 - 1)
    expect(hours('2026-10-24')).toBe(25 * 60 - 1)
  })
})

describe('times in a request', () => {
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
      'an end before the start is the next day’s',
      '2026-11-20T22:00 – 2026-11-20T06:00',
      null,
      '20 22:00+01:00 – 21 06:00+01:00',
      null,
    ],
    [
      'an end on the next day already',
      '2026-11-20T22:00 – 2026-11-21T06:00',
      null,
      '20 22:00+01:00 – 21 06:00+01:00',
      null,
    ],
    [
      'a break before the start is the next day’s',
      '2026-11-20T22:00 – 2026-11-21T06:00',
      '2026-11-20T01:00 – 2026-11-20T01:30',
      '20 22:00+01:00 – 21 06:00+01:00',
      '21 01:00+01:00 – 21 01:30+01:00',
    ],
    [
      '… with offsets too',
      '2026-11-20T22:00+01:00 – 2026-11-21T06:00+01:00',
      '2026-11-20T01:00+01:00 – 2026-11-20T01:30+01:00',
      '20 22:00+01:00 – 21 06:00+01:00',
      '21 01:00+01:00 – 21 01:30+01:00',
    ],
    [
      'a break over midnight written on one day',
      '2026-11-20T20:00 – 2026-11-21T04:00',
      '2026-11-20T23:45 – 2026-11-20T00:15',
      '20 20:00+01:00 – 21 04:00+01:00',
      '20 23:45+01:00 – 21 00:15+01:00',
    ],
    [
      'the doubled hour by its offsets',
      '2026-10-25T02:30+01:00 – 2026-10-25T10:00+01:00',
      null,
      '25 02:30+01:00 – 25 10:00+01:00',
      null,
    ],
    [
      'a break in the doubled hour without offset',
      '2026-10-24T22:00 – 2026-10-25T06:00',
      '2026-10-25T02:30 – 2026-10-25T03:00',
      '24 22:00+02:00 – 25 06:00+01:00',
      '25 02:30+01:00 – 25 03:00+01:00',
    ],
    [
      'a break in the doubled hour by its offsets',
      '2026-10-24T22:00 – 2026-10-25T06:00',
      '2026-10-25T02:30+02:00 – 2026-10-25T03:00+01:00',
      '24 22:00+02:00 – 25 06:00+01:00',
      '25 02:30+02:00 – 25 03:00+01:00',
    ],
    [
      'an hour of doubled clock',
      '2026-10-25T02:30+02:00 – 2026-10-25T02:30+01:00',
      null,
      '25 02:30+02:00 – 25 02:30+01:00',
      null,
    ],
  ]
  for (const [sentence, labour, pause, shift, placedPause] of taken) {
    test(`are taken: ${sentence}`, () => {
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
    ['nonsense', 'morgen – 2026-11-20T15:00', null, 'time_malformed'],
    ['a time that does not exist', '2027-03-28T02:30 – 2027-03-28T10:00', null, 'time_does_not_exist'],
    [
      'a break that does not exist',
      '2027-03-27T22:00 – 2027-03-28T06:00',
      '2027-03-28T02:00 – 2027-03-28T02:30',
      'time_does_not_exist',
    ],
    ['no time at all', '2026-11-20T07:00 – 2026-11-20T07:00', null, 'shift_end_equals_start'],
    ['a whole day', '2026-11-20T07:00 – 2026-11-21T07:00', null, 'shift_end_equals_start'],
    ['a whole day of 25 hours', '2026-10-24T12:00 – 2026-10-25T12:00', null, 'shift_end_equals_start'],
    ['more than a day', '2026-11-20T07:00 – 2026-11-21T15:00', null, 'shift_longer_than_a_day'],
    ['an end some days before', '2026-11-20T07:00 – 2026-11-18T15:00', null, 'shift_end_before_start'],
    [
      'a break outside',
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
    test(`are refused: ${sentence}`, () => expect(from(labour, pause)).toMatchObject({ code }))
  }
})

test('of a night with a break over midnight each day has its own part', () => {
  const times = {
    start: at('2026-10-31T20:00'),
    end: at('2026-11-01T04:00'),
    break: { start: at('2026-10-31T23:45'), end: at('2026-11-01T00:15') },
  }
  expect(hoursOf(workedSecondsWithinDay(times, toDay('2026-10-31')))).toBe(3.75)
  expect(hoursOf(workedSecondsWithinDay(times, addDays(toDay('2026-10-31'), 1)))).toBe(3.75)
})
