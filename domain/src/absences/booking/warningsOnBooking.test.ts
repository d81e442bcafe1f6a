import { describe, expect, test } from 'vitest'
import { FULL_DAY, HALF_DAY } from '../../balances/halfDays.ts'
import { HALF_DAY_SECONDS, secondsOfHours } from '../../money/seconds.ts'
import type { AbsenceFacts, WantedAbsence } from '../absenceFacts.ts'
import { anna, fullDayOf, halfDayOf, hr, on } from '../bookingCases.testing.ts'
import { warningsOnBooking } from './warningsOnBooking.ts'

describe('the warnings of a booking', () => {
  test.each<[string, Partial<AbsenceFacts>, WantedAbsence, string[]]>([
    ['a full day of vacation gives no warning', {}, fullDayOf('VACATION'), []],
    [
      'half a day of absence on a day with a shift of half a day gives no warning',
      on({ shiftSeconds: HALF_DAY_SECONDS }),
      halfDayOf('VACATION'),
      [],
    ],
    [
      'half a day of absence on a day with a longer shift gives a warning',
      on({ shiftSeconds: secondsOfHours(4) }),
      halfDayOf('VACATION'),
      ['shift_longer_than_free_half'],
    ],
    [
      'sickness without a certificate gives a warning when less than a day is left',
      { ...hr, left: { SICK_LEAVE_NO_CERTIFICATE: HALF_DAY } },
      halfDayOf('SICK_LEAVE_NO_CERTIFICATE'),
      ['no_sick_days_without_certificate_left'],
    ],
    [
      'sickness without a certificate gives no warning when a day is left',
      { ...hr, left: { SICK_LEAVE_NO_CERTIFICATE: FULL_DAY } },
      halfDayOf('SICK_LEAVE_NO_CERTIFICATE'),
      [],
    ],
  ])('a booked absence gives the right warnings: %s', (_, facts, wanted, codes) => {
    expect(warningsOnBooking({ ...anna, ...facts }, wanted).map(({ code }) => code)).toEqual(codes)
  })
})
