import { describe, expect, test } from 'vitest'
import { shiftFromTimestamps } from './shiftFromTimestamps.ts'
import { formatPeriod } from '../shifts.testing.ts'

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
      expect([formatPeriod(times), formatPeriod(times.break)]).toEqual([shift, placedPause])
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
