import { describe, expect, test } from 'vitest'
import { secondsOfHours } from '../../money/seconds.ts'
import { toDay } from '../../time/day.ts'
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
} from '../bookingCases.testing.ts'
import { refusalsToBookAbsence } from './refusalToBookAbsence.ts'

describeCases('who can book which kinds of absence', [
  ['Anna can book a day of vacation', {}, fullDayOf('VACATION'), null],
  ['Anna can book recuperation', {}, fullDayOf('RECUPERATION'), null],
  ['Anna can book half a day of ‘Feestdag recup’', {}, halfDayOf('RECUPERATION_HOLIDAY'), null],
  ['Anna cannot book sickness', {}, fullDayOf('SICK_LEAVE'), { code: 'category_not_allowed' }],
  ['Anna cannot book ‘Klein verlet’', {}, fullDayOf('EXCUSED_ABSENCE'), { code: 'category_not_allowed' }],
  ['HR can book ‘Klein verlet’ for Anna', hr, fullDayOf('EXCUSED_ABSENCE'), null],
  ['HR can book a day of prolonged sickness', hr, fullDayOf('DAILY_ABSENCE_PROLONGED_SICK_LEAVE'), null],
  [
    'nobody can book half a day of prolonged sickness',
    hr,
    halfDayOf('DAILY_ABSENCE_PROLONGED_SICK_LEAVE'),
    { code: 'only_full_day' },
  ],
  ['HR can book sickness for a self-employed person', { ...hr, kind: 'independent' }, fullDayOf('SICK_LEAVE'), null],
  [
    'HR can book unpaid leave for a self-employed person',
    { ...hr, kind: 'independent' },
    halfDayOf('UNPAID_LEAVE'),
    null,
  ],
  [
    'nobody can book vacation for a self-employed person',
    { ...hr, kind: 'independent' },
    fullDayOf('VACATION'),
    { code: 'independent_has_no_balances' },
  ],
])

describeCases('the days on which an absence can be booked', [
  [
    'nobody can book vacation on a Saturday',
    on({ day: toDay('2026-11-21') }),
    fullDayOf('VACATION'),
    { code: 'no_absence_on_free_day', days: ['2026-11-21'] },
  ],
  [
    'nobody can book vacation on a public holiday',
    on({ isHoliday: true }),
    fullDayOf('VACATION'),
    { code: 'no_absence_on_free_day', days: ['2026-11-23'] },
  ],
  [
    'HR cannot book sickness on a Sunday',
    { ...hr, ...on({ day: toDay('2026-11-22') }) },
    fullDayOf('SICK_LEAVE'),
    { code: 'no_absence_on_free_day', days: ['2026-11-22'] },
  ],
  [
    'a booking of several days without a working day is refused',
    { days: [] },
    fullDayOf('VACATION'),
    { code: 'no_bookable_day' },
  ],
  [
    'nobody can book an absence after the employment',
    on({ isEmployed: false }),
    fullDayOf('VACATION'),
    { code: 'not_in_employment', days: ['2026-11-23'] },
  ],
  [
    'nobody can book an absence during prolonged sickness',
    { ...hr, ...on({ onProlongedSickLeave: true }) },
    fullDayOf('SICK_LEAVE'),
    { code: 'on_prolonged_sick_leave', days: ['2026-11-23'] },
  ],
  [
    'Anna cannot book an absence in a month that Anna confirmed',
    on({ freeze: 'month_frozen' }),
    fullDayOf('VACATION'),
    { code: 'month_frozen' },
  ],
  [
    'HR cannot book an absence in an invoiced month',
    { ...hr, ...on({ freeze: 'month_invoiced' }) },
    fullDayOf('SICK_LEAVE'),
    { code: 'month_invoiced' },
  ],
])

describeCases('absences on a day with shifts or other absences', [
  [
    'a full day of absence cannot be booked on a day with a shift',
    on({ shiftSeconds: secondsOfHours(4) }),
    fullDayOf('VACATION'),
    { code: 'shift_on_day', days: ['2026-11-23'] },
  ],
  [
    'half a day of absence can be booked on a day with a shift',
    on({ shiftSeconds: secondsOfHours(4) }),
    halfDayOf('VACATION'),
    null,
  ],
  [
    'a second half day of absence cannot be booked on a day with a shift',
    on({ shiftSeconds: secondsOfHours(4), absences: [halfVacation] }),
    halfDayOf('VACATION'),
    { code: 'shift_on_day', days: ['2026-11-23'] },
  ],
  [
    'a booking of several days is refused when one day has a shift, and the refusal contains that day',
    { days: daysFromMonday(3).map((day, n) => (n === 1 ? { ...day, shiftSeconds: secondsOfHours(8) } : day)) },
    halfDayOf('VACATION'),
    { code: 'shift_on_day', days: ['2026-11-24'] },
  ],
  [
    'half a day of absence can be booked on a day with another half day',
    on({ absences: [half('SICK_LEAVE')] }),
    halfDayOf('VACATION'),
    null,
  ],
  [
    'a third half day of absence on one day is refused',
    on({ absences: [halfVacation, half('RECUPERATION')] }),
    halfDayOf('VACATION'),
    { code: 'day_full', days: ['2026-11-23'] },
  ],
  [
    'half a day of absence cannot be booked on a day with a full day of absence',
    on({ absences: [full('VACATION')] }),
    halfDayOf('VACATION'),
    { code: 'day_full', days: ['2026-11-23'] },
  ],
  [
    'a full day of absence replaces one half day of absence',
    on({ absences: [halfVacation] }),
    fullDayOf('VACATION'),
    null,
  ],
  [
    'a full day of absence does not replace two half days of absence',
    on({ absences: [halfVacation, half('RECUPERATION')] }),
    fullDayOf('VACATION'),
    { code: 'day_full', days: ['2026-11-23'] },
  ],
  [
    'Anna’s full day does not replace sickness that HR entered',
    on({ absences: [half('SICK_LEAVE', { editedByAdmin: true })] }),
    fullDayOf('VACATION'),
    { code: 'absence_not_removable' },
  ],
])

describe('a refusal contains all its reasons', () => {
  test('the refusal contains both reasons when a day has a shift and the built-up recuperation is too low', () => {
    const facts = { ...anna, ...recuperation(0, 0), ...on({ shiftSeconds: secondsOfHours(8) }) }
    expect(refusalsToBookAbsence(facts, fullDayOf('RECUPERATION'))).toEqual([
      { code: 'shift_on_day', days: ['2026-11-23'] },
      { code: 'recuperation_too_low', remainingHours: 0 },
    ])
    expect(refusalsToBookAbsence(facts, halfDayOf('RECUPERATION'))).toEqual([
      { code: 'recuperation_too_low', remainingHours: 0 },
    ])
  })

  test('the refusal contains a day with a shift and a day with a full absence, each day with its own reason', () => {
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

  test('the refusal does not contain the balance when no absence of this kind can be booked on the day', () => {
    const facts = { ...anna, left: {}, ...on({ isHoliday: true }) }
    expect(refusalsToBookAbsence(facts, fullDayOf('VACATION'))).toEqual([
      { code: 'no_absence_on_free_day', days: ['2026-11-23'] },
    ])
  })
})
