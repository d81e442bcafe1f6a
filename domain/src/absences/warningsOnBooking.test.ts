import { describe, expect, test } from 'vitest'
import { FULL_DAY, HALF_DAY } from '../balances/halfDays.ts'
import { HALF_DAY_SECONDS, secondsOfHours } from '../money/seconds.ts'
import type { AbsenceFacts, WantedAbsence } from './absenceFacts.ts'
import { anna, fullDayOf, halfDayOf, hr, on } from './bookingCases.testing.ts'
import { warningsOnBooking } from './warningsOnBooking.ts'

describe('what is noticed', () => {
  test.each<[string, Partial<AbsenceFacts>, WantedAbsence, string[]]>([
    ['nothing, as a rule', {}, fullDayOf('VACATION'), []],
    ['a shift that fits in the other half', on({ shiftSeconds: HALF_DAY_SECONDS }), halfDayOf('VACATION'), []],
    [
      'a shift that is longer than the other half',
      on({ shiftSeconds: secondsOfHours(4) }),
      halfDayOf('VACATION'),
      ['shift_longer_than_free_half'],
    ],
    [
      'a third day without a certificate in a year',
      { ...hr, left: { SICK_LEAVE_NO_CERTIFICATE: HALF_DAY } },
      halfDayOf('SICK_LEAVE_NO_CERTIFICATE'),
      ['no_sick_days_without_certificate_left'],
    ],
    [
      'not the second',
      { ...hr, left: { SICK_LEAVE_NO_CERTIFICATE: FULL_DAY } },
      halfDayOf('SICK_LEAVE_NO_CERTIFICATE'),
      [],
    ],
  ])('%s', (_, facts, wanted, codes) => {
    expect(warningsOnBooking({ ...anna, ...facts }, wanted).map(({ code }) => code)).toEqual(codes)
  })
})
