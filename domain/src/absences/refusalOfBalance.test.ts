import { secondsOfHours } from '../money/seconds.ts'
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
} from './bookingCases.testing.ts'

describeCases('what is left', [
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
    'the half that a full day replaces counts as left',
    { left: left({ STATUTORY_VACATION: 1 }), ...on({ absences: [halfVacation] }) },
    fullDayOf('VACATION'),
    null,
  ],
  [
    'a range is refused whole when the balance does not reach',
    { left: left({ STATUTORY_VACATION: 5 }), days: daysFromMonday(3) },
    fullDayOf('VACATION'),
    { code: 'balance_too_low', remaining: 2.5 },
  ],
  [
    'the balance in the refusal is the one on the screen, without the half that would be replaced',
    { left: {}, ...on({ absences: [halfVacation] }) },
    fullDayOf('VACATION'),
    { code: 'balance_too_low', remaining: 0 },
  ],
  [
    'HR books no further either',
    { ...hr, left: {} },
    fullDayOf('PERSONAL_LEAVE'),
    { code: 'balance_too_low', remaining: 0 },
  ],
  [
    'HR names a counter, and it must hold the day',
    { ...hr, left: left({ STATUTORY_VACATION: 40, SENIOR_VACATION: 1 }) },
    wish('VACATION', true, 'SENIOR_VACATION'),
    { code: 'balance_too_low', remaining: 0.5 },
  ],
  [
    'Anna waits for the approval of HR',
    { vacationApproved: false },
    fullDayOf('VACATION'),
    { code: 'vacation_not_approved' },
  ],
  [
    'for educational leave too',
    { vacationApproved: false },
    halfDayOf('EDUCATIONAL_LEAVE'),
    { code: 'vacation_not_approved' },
  ],
  ['not for Feestdag recup', { vacationApproved: false }, fullDayOf('RECUPERATION_HOLIDAY'), null],
  ['HR does not wait', { ...hr, vacationApproved: false }, fullDayOf('VACATION'), null],
  [
    'where the house wants it, half a day needs recuperation for its other half',
    { halfDayCanBeRecuperated: false },
    halfDayOf('VACATION'),
    { code: 'half_day_needs_recuperation' },
  ],
  ['a full day does not', { halfDayCanBeRecuperated: false }, fullDayOf('VACATION'), null],
  [
    'HR books sickness without a certificate with none left',
    { ...hr, left: {} },
    fullDayOf('SICK_LEAVE_NO_CERTIFICATE'),
    null,
  ],
])

describeCases('recuperation', [
  ['taken and one day are all that was built up', recuperation(15.2, 7.6), fullDayOf('RECUPERATION'), null],
  [
    'a hundredth of an hour less is too little',
    recuperation(15.19, 7.6),
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 7.59 },
  ],
  ['half a day needs half of it', recuperation(11.4, 7.6), halfDayOf('RECUPERATION'), null],
  [
    'her own day may be shorter',
    { ...recuperation(6, 0), sickDaySeconds: secondsOfHours(6) },
    fullDayOf('RECUPERATION'),
    null,
  ],
  [
    'a later month may not fall below zero by it',
    { recuperation: { ...builtUp(22.8, 0), lowest: secondsOfHours(3.8) } },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 3.8 },
  ],
  [
    'a range needs all its days',
    { ...recuperation(15.2, 0), days: daysFromMonday(3) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 15.2 },
  ],
  [
    'the half that a full day replaces counts as left',
    { ...recuperation(7.6, 3.8), ...on({ absences: [half('RECUPERATION')] }) },
    fullDayOf('RECUPERATION'),
    null,
  ],
  [
    'the hours in the refusal are those on the screen, without the half that would be replaced',
    { ...recuperation(3.8, 3.8), ...on({ absences: [half('RECUPERATION')] }) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 0 },
  ],
  [
    'HR goes no further either',
    { ...hr, ...recuperation(0, 0) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 0 },
  ],
])
