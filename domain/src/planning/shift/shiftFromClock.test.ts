import { describe, expect, test } from 'vitest'
import { clockOf } from '../shifts.testing.ts'
import { toDay } from '../../time/day.ts'
import { shiftFromClock } from './shiftFromClock.ts'
import { workedSeconds } from '../worked/workedSeconds.ts'

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
