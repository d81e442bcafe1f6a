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

describeCases('the refusal of a booking because of the balance', [
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
    'the half day that a full day replaces counts as a part of the balance',
    { left: left({ STATUTORY_VACATION: 1 }), ...on({ absences: [halfVacation] }) },
    fullDayOf('VACATION'),
    null,
  ],
  [
    'a booking of several days is refused completely when the balance is too low',
    { left: left({ STATUTORY_VACATION: 5 }), days: daysFromMonday(3) },
    fullDayOf('VACATION'),
    { code: 'balance_too_low', remaining: 2.5 },
  ],
  [
    'the refusal contains the balance on the screen, without the half day that the full day would replace',
    { left: {}, ...on({ absences: [halfVacation] }) },
    fullDayOf('VACATION'),
    { code: 'balance_too_low', remaining: 0 },
  ],
  [
    'HR cannot book more days than the balance',
    { ...hr, left: {} },
    fullDayOf('PERSONAL_LEAVE'),
    { code: 'balance_too_low', remaining: 0 },
  ],
  [
    'the counter that HR chooses must have the whole day left',
    { ...hr, left: left({ STATUTORY_VACATION: 40, SENIOR_VACATION: 1 }) },
    wish('VACATION', true, 'SENIOR_VACATION'),
    { code: 'balance_too_low', remaining: 0.5 },
  ],
  [
    'an employee cannot book vacation before HR approves the balances',
    { vacationApproved: false },
    fullDayOf('VACATION'),
    { code: 'vacation_not_approved' },
  ],
  [
    'an employee cannot book educational leave before HR approves the balances',
    { vacationApproved: false },
    halfDayOf('EDUCATIONAL_LEAVE'),
    { code: 'vacation_not_approved' },
  ],
  [
    'an employee can book ‘Feestdag recup’ before HR approves the balances',
    { vacationApproved: false },
    fullDayOf('RECUPERATION_HOLIDAY'),
    null,
  ],
  [
    'HR can book vacation without the approval of the balances',
    { ...hr, vacationApproved: false },
    fullDayOf('VACATION'),
    null,
  ],
  [
    'with the setting on, a half day of vacation needs recuperation for the other half of the day',
    { halfDayCanBeRecuperated: false },
    halfDayOf('VACATION'),
    { code: 'half_day_needs_recuperation' },
  ],
  ['a full day of vacation needs no recuperation', { halfDayCanBeRecuperated: false }, fullDayOf('VACATION'), null],
  [
    'HR can book sickness without a certificate when no day is left',
    { ...hr, left: {} },
    fullDayOf('SICK_LEAVE_NO_CERTIFICATE'),
    null,
  ],
])

describeCases('the refusal of a booking because of the built-up recuperation', [
  [
    'an employee can book a full day of recuperation with the last built-up hours',
    recuperation(15.2, 7.6),
    fullDayOf('RECUPERATION'),
    null,
  ],
  [
    'a full day of recuperation is refused when 0.01 built-up hours are missing',
    recuperation(15.19, 7.6),
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 7.59 },
  ],
  [
    'half a day of recuperation needs half of the hours of a day',
    recuperation(11.4, 7.6),
    halfDayOf('RECUPERATION'),
    null,
  ],
  [
    'a day of recuperation needs the hours of the person’s own day',
    { ...recuperation(6, 0), sickDaySeconds: secondsOfHours(6) },
    fullDayOf('RECUPERATION'),
    null,
  ],
  [
    'recuperation is refused when the balance of a later month would go below zero',
    { recuperation: { ...builtUp(22.8, 0), lowest: secondsOfHours(3.8) } },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 3.8 },
  ],
  [
    'recuperation on several days needs the hours of all these days',
    { ...recuperation(15.2, 0), days: daysFromMonday(3) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 15.2 },
  ],
  [
    'the half day that a full day replaces counts as a part of the balance',
    { ...recuperation(7.6, 3.8), ...on({ absences: [half('RECUPERATION')] }) },
    fullDayOf('RECUPERATION'),
    null,
  ],
  [
    'the refusal contains the hours on the screen, without the half day that the full day would replace',
    { ...recuperation(3.8, 3.8), ...on({ absences: [half('RECUPERATION')] }) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 0 },
  ],
  [
    'HR cannot book more recuperation than the built-up hours',
    { ...hr, ...recuperation(0, 0) },
    fullDayOf('RECUPERATION'),
    { code: 'recuperation_too_low', remainingHours: 0 },
  ],
])
