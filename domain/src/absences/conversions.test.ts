import { describe, expect, test } from 'vitest'
import { halfDays } from '../balances/halfDays.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import { refusalToConvertShiftToSickness, type ShiftConversionFacts } from './refusalToConvertShiftToSickness.ts'
import { convertedSickness, refusalToConvertSickness } from './refusalToConvertSickness.ts'

describe('the change of a shift into sickness', () => {
  test.each<[string, ShiftConversionFacts, string | null]>([
    ['the only shift of a day can become sickness', { freeze: null, otherShiftsThatDay: 0 }, null],
    [
      'a shift cannot become sickness while the day has another shift',
      { freeze: null, otherShiftsThatDay: 1 },
      'other_shift_on_day',
    ],
    [
      'an employee cannot change a shift of a confirmed month into sickness',
      { freeze: 'month_frozen', otherShiftsThatDay: 0 },
      'month_frozen',
    ],
    ['an invoiced shift cannot become sickness', { freeze: 'month_invoiced', otherShiftsThatDay: 0 }, 'month_invoiced'],
  ])('the rule decides whether a shift can become sickness: %s', (_, facts, code) => {
    expect(refusalToConvertShiftToSickness(facts)?.code ?? null).toBe(code)
  })
})

describe('the conversion between sickness with and without a certificate', () => {
  test.each<[string, AbsenceCategory, number, object | null]>([
    ['sickness T900 can become T903 when one day of sickness without a certificate is left', 'SICK_LEAVE', 2, null],
    [
      'sickness T900 cannot become T903 when half a day of sickness without a certificate is left',
      'SICK_LEAVE',
      1,
      { code: 'balance_too_low', remaining: 0.5 },
    ],
    [
      'sickness T900 cannot become T903 when no day of sickness without a certificate is left',
      'SICK_LEAVE',
      0,
      { code: 'balance_too_low', remaining: 0 },
    ],
    ['sickness T903 can always become T900', 'SICK_LEAVE_NO_CERTIFICATE', 0, null],
    ['HR cannot convert vacation to sickness', 'VACATION', 4, { code: 'no_sickness_to_convert' }],
  ])('the rule decides whether HR can convert a sickness to another pay code: %s', (_, category, left, refusal) => {
    expect(refusalToConvertSickness({ kind: 'employee', category, leftWithoutCertificate: halfDays(left) })).toEqual(
      refusal,
    )
  })

  test('HR cannot convert a sickness of a self-employed person to sickness without a certificate', () => {
    const facts = { kind: 'independent', category: 'SICK_LEAVE', leftWithoutCertificate: halfDays(4) } as const
    expect(refusalToConvertSickness(facts)).toEqual({ code: 'independent_has_no_balances' })
  })

  test('a conversion changes sickness with a certificate to sickness without a certificate, and the other way round', () => {
    expect(convertedSickness('SICK_LEAVE')).toBe('SICK_LEAVE_NO_CERTIFICATE')
    expect(convertedSickness('SICK_LEAVE_NO_CERTIFICATE')).toBe('SICK_LEAVE')
  })
})
