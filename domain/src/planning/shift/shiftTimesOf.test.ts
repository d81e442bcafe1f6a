import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoursOf } from '../../money/seconds.ts'
import { clockOf, formatPeriod } from '../shifts.testing.ts'
import { minuteOfDay } from '../../time/clockTime.ts'
import { toDay } from '../../time/day.ts'
import { refusalToTakeShiftTimes } from '../refusalToTakeShiftTimes.ts'
import { shiftFromClock } from './shiftFromClock.ts'
import { shiftTimesOf } from './shiftTimesOf.ts'
import { workedSeconds } from '../worked/workedSeconds.ts'

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
    expect(formatPeriod(placed)).toBe(shift)
    expect(formatPeriod(placed.break)).toBe(placedPause)
    expect(hoursOf(workedSeconds(placed))).toBe(hours)
  })
}

test('random times on random days either make a valid shift or are refused', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map(minuteOfDay)
  // Four of these days are around the two clock changes of a year. The other two days have no clock change.
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
