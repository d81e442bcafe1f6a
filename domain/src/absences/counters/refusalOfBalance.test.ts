import { secondsOfHours } from '../../money/seconds.ts'
import {
  builtUp,
  daysFromMonday,
  describeCases,
  fullDayOf,
  half,
  halfDayOf,
  halfVacation,
  hr,
  left,
  on,
  recuperation,
  wish,
} from '../bookingCases.testing.ts'

describeCases('the balance of a booking', [
  [
    'Anna cannot book a full day with half a day left',
    { left: left({ STATUTORY_VACATION: 1 }) },
    fullDayOf('VACATION'),
    { code: 'balance_too_low', remaining: 0.5 },
  ],
  [
    'Anna books half a day with half a day left',
    { left: left({ STATUTORY_VACATION: 1 }) },
    halfDayOf('VACATION'),
    null,
  ],
  [
    'the half day that a full day replaces counts as balance',
    { left: left({ STATUTORY_VACATION: 1 }), ...on({ absences: [halfVacation] }) },
    fullDayOf('VACATION'),
    null,
  ],
  [
    'a range is refused as a whole when the balance is too low',
    { left: left({ STATUTORY_VACATION: 5 }), days: daysFromMonday(3) },
    fullDayOf('VACATION'),
    { code: 'balance_too_low', remaining: 2.5 },
  ],
  [
    'the refusal names the balance on the screen, without the half day that would be replaced',
    { left: {}, ...on({ absences: [halfVacation] }) },
    fullDayOf('VACATION'),
    { code: 'balance_too_low', remaining: 0 },
  ],
  [
    'HR books no day beyond the balance',
    { ...hr, left: {} },
    fullDayOf('PERSONAL_LEAVE'),
    { code: 'balance_too_low', remaining: 0 },
  ],
  [
    'the counter that HR names must hold the whole day',
    { ...hr, left: left({ STATUTORY_VACATION: 40, SENIOR_VACATION: 1 }) },
    wish('VACATION', true, 'SENIOR_VACATION'),
    { code: 'balance_too_low', remaining: 0.5 },
  ],
  [
    'an employee books no vacation before HR approves the balances',
    { vacationApproved: false },
    fullDayOf('VACATION'),
    { code: 'vacation_not_approved' },
  ],
  [
    'an employee books no educational leave before HR approves the balances',
    { vacationApproved: false },
    halfDayOf('EDUCATIONAL_LEAVE'),
    { code: 'vacation_not_approved' },
  ],
  ['‘Feestdag recup’ needs no approval', { vacationApproved: false }, fullDayOf('RECUPERATION_HOLIDAY'), null],
  ['HR books vacation without the approval', { ...hr, vacationApproved: false }, fullDayOf('VACATION'), null],
  [
    'with the setting on, half a day of vacation needs recuperation for its other half',
    { halfDayCanBeRecuperated: false },
    halfDayOf('VACATION'),
    { code: 'half_day_needs_recuperation' },
  ],
  ['a full day of vacation needs no recuperation', { halfDayCanBeRecuperated: false }, fullDayOf('VACATION'), null],
  [
    'HR books sickness without a certificate when no day is left',
    { ...hr, left: {} },
    fullDayOf('SICK_LEAVE_NO_CERTIFICATE'),
    null,
  ],
])

describeCases('the built-up recuperation of a booking', [
  [
    'a full day of recuperation can use the last built-up hours',
    recuperation(15.2, 7.6),
    fullDayOf('RECUPERATION'),
    null,
  ],
  [
    'a full day of recuperation is refused when 0.01 hour is missing',
    recuperation(15.19, 7.6),
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 7.59 },
  ],
  ['half a day of recuperation needs half the hours', recuperation(11.4, 7.6), halfDayOf('RECUPERATION'), null],
  [
    'recuperation needs the hours of the person’s own day',
    { ...recuperation(6, 0), sickDaySeconds: secondsOfHours(6) },
    fullDayOf('RECUPERATION'),
    null,
  ],
  [
    'recuperation is refused when a later month would fall below zero',
    { recuperation: { ...builtUp(22.8, 0), lowest: secondsOfHours(3.8) } },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 3.8 },
  ],
  [
    'a range of recuperation needs the hours of all its days',
    { ...recuperation(15.2, 0), days: daysFromMonday(3) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 15.2 },
  ],
  [
    'the half day that a full day replaces counts as balance',
    { ...recuperation(7.6, 3.8), ...on({ absences: [half('RECUPERATION')] }) },
    fullDayOf('RECUPERATION'),
    null,
  ],
  [
    'the refusal names the hours on the screen, without the half day that would be replaced',
    { ...recuperation(3.8, 3.8), ...on({ absences: [half('RECUPERATION')] }) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 0 },
  ],
  [
    'HR books no recuperation beyond the built-up hours',
    { ...hr, ...recuperation(0, 0) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 0 },
  ],
])
