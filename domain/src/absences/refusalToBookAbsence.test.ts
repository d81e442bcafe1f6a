import { describe, expect, test } from 'vitest'
import { secondsOfHours } from '../money/seconds.ts'
import { toDay } from '../time/day.ts'
import {
  anna,
  daysFromMonday,
  describeCases,
  full,
  fullDayOf,
  half,
  halfDayOf,
  halfVacation,
  hr,
  on,
  recuperation,
} from './bookingCases.testing.ts'
import { refusalsToBookAbsence } from './refusalToBookAbsence.ts'

describeCases('who books what', [
  ['Anna books a day of vacation', {}, fullDayOf('VACATION'), null],
  ['Anna books recuperation', {}, fullDayOf('RECUPERATION'), null],
  ['Anna books half a Feestdag recup', {}, halfDayOf('RECUPERATION_HOLIDAY'), null],
  ['Anna cannot report herself sick here', {}, fullDayOf('SICK_LEAVE'), { code: 'category_not_allowed' }],
  ['Anna cannot book klein verlet', {}, fullDayOf('EXCUSED_ABSENCE'), { code: 'category_not_allowed' }],
  ['HR books klein verlet for her', hr, fullDayOf('EXCUSED_ABSENCE'), null],
  ['HR books a day of long sickness', hr, fullDayOf('DAILY_ABSENCE_PROLONGED_SICK_LEAVE'), null],
  ['of which there are no halves', hr, halfDayOf('DAILY_ABSENCE_PROLONGED_SICK_LEAVE'), { code: 'only_full_day' }],
  ['an independent may be sick', { ...hr, kind: 'independent' }, fullDayOf('SICK_LEAVE'), null],
  ['or away unpaid', { ...hr, kind: 'independent' }, halfDayOf('UNPAID_LEAVE'), null],
  [
    'but has no vacation',
    { ...hr, kind: 'independent' },
    fullDayOf('VACATION'),
    { code: 'independent_has_no_balances' },
  ],
])

describeCases('on which days', [
  [
    'not on a Saturday',
    on({ day: toDay('2026-11-21') }),
    fullDayOf('VACATION'),
    { code: 'no_absence_on_free_day', days: ['2026-11-21'] },
  ],
  [
    'not on a holiday',
    on({ isHoliday: true }),
    fullDayOf('VACATION'),
    { code: 'no_absence_on_free_day', days: ['2026-11-23'] },
  ],
  [
    'nor sickness, even by HR',
    { ...hr, ...on({ day: toDay('2026-11-22') }) },
    fullDayOf('SICK_LEAVE'),
    { code: 'no_absence_on_free_day', days: ['2026-11-22'] },
  ],
  ['a range without a working day is nothing', { days: [] }, fullDayOf('VACATION'), { code: 'no_bookable_day' }],
  [
    'not after the employment',
    on({ isEmployed: false }),
    fullDayOf('VACATION'),
    { code: 'not_in_employment', days: ['2026-11-23'] },
  ],
  [
    'not in prolonged sickness',
    { ...hr, ...on({ onProlongedSickLeave: true }) },
    fullDayOf('SICK_LEAVE'),
    { code: 'on_prolonged_sick_leave', days: ['2026-11-23'] },
  ],
  [
    'not in a month that Anna has confirmed',
    on({ freeze: 'month_frozen' }),
    fullDayOf('VACATION'),
    { code: 'month_frozen' },
  ],
  [
    'HR neither in a month that is invoiced',
    { ...hr, ...on({ freeze: 'month_invoiced' }) },
    fullDayOf('SICK_LEAVE'),
    { code: 'month_invoiced' },
  ],
])

describeCases('beside shifts and other absences', [
  [
    'a full day and a shift exclude each other',
    on({ shiftSeconds: secondsOfHours(4) }),
    fullDayOf('VACATION'),
    { code: 'shift_on_day', days: ['2026-11-23'] },
  ],
  ['half a day and a shift may meet', on({ shiftSeconds: secondsOfHours(4) }), halfDayOf('VACATION'), null],
  [
    'two halves are a full day: no shift stands beside them',
    on({ shiftSeconds: secondsOfHours(4), absences: [halfVacation] }),
    halfDayOf('VACATION'),
    { code: 'shift_on_day', days: ['2026-11-23'] },
  ],
  [
    'a range is refused over a day with a shift, which it names',
    { days: daysFromMonday(3).map((day, n) => (n === 1 ? { ...day, shiftSeconds: secondsOfHours(8) } : day)) },
    halfDayOf('VACATION'),
    { code: 'shift_on_day', days: ['2026-11-24'] },
  ],
  ['half a day fits beside another half', on({ absences: [half('SICK_LEAVE')] }), halfDayOf('VACATION'), null],
  [
    'no third half',
    on({ absences: [halfVacation, half('RECUPERATION')] }),
    halfDayOf('VACATION'),
    { code: 'day_full', days: ['2026-11-23'] },
  ],
  [
    'nothing fits beside a full day',
    on({ absences: [full('VACATION')] }),
    halfDayOf('VACATION'),
    { code: 'day_full', days: ['2026-11-23'] },
  ],
  ['a full day takes the place of one half', on({ absences: [halfVacation] }), fullDayOf('VACATION'), null],
  [
    'but not of two',
    on({ absences: [halfVacation, half('RECUPERATION')] }),
    fullDayOf('VACATION'),
    { code: 'day_full', days: ['2026-11-23'] },
  ],
  [
    'Anna’s full day does not wipe out sickness that HR entered',
    on({ absences: [half('SICK_LEAVE', { editedByAdmin: true })] }),
    fullDayOf('VACATION'),
    { code: 'absence_not_removable' },
  ],
])

describe('all reasons at once', () => {
  test('a shift in the way and too little recuperation are both named', () => {
    const facts = { ...anna, ...recuperation(0, 0), ...on({ shiftSeconds: secondsOfHours(8) }) }
    expect(refusalsToBookAbsence(facts, fullDayOf('RECUPERATION'))).toEqual([
      { code: 'shift_on_day', days: ['2026-11-23'] },
      { code: 'recuperation_too_low', remainingHours: 0 },
    ])
    expect(refusalsToBookAbsence(facts, halfDayOf('RECUPERATION'))).toEqual([
      { code: 'recuperation_too_low', remainingHours: 0 },
    ])
  })

  test('a day with a shift and another with a full absence are named each with its own reason', () => {
    const days = daysFromMonday(3).map((day, n) => ({
      ...day,
      ...(n === 0 && { shiftSeconds: secondsOfHours(8) }),
      ...(n === 2 && { absences: [full('VACATION')] }),
    }))
    expect(refusalsToBookAbsence({ ...anna, days }, fullDayOf('VACATION'))).toEqual([
      { code: 'shift_on_day', days: ['2026-11-23'] },
      { code: 'day_full', days: ['2026-11-25'] },
    ])
  })

  test('on a day that never takes an absence the balance is no reason', () => {
    const facts = { ...anna, left: {}, ...on({ isHoliday: true }) }
    expect(refusalsToBookAbsence(facts, fullDayOf('VACATION'))).toEqual([
      { code: 'no_absence_on_free_day', days: ['2026-11-23'] },
    ])
  })
})
