import { describe, expect, test } from 'vitest'
import { halfDays } from '../balances/halfDays.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import type { ShiftConversionFacts } from './refusalToConvertShiftToSickness.ts'
import { refusalToConvertShiftToSickness } from './refusalToConvertShiftToSickness.ts'
import { convertedSickness, refusalToConvertSickness } from './refusalToConvertSickness.ts'

describe('a shift becomes sickness', () => {
  test.each<[string, ShiftConversionFacts, string | null]>([
    ['Anna falls ill on her only shift', { freeze: null, otherShiftsThatDay: 0 }, null],
    ['not while another shift of the day stands', { freeze: null, otherShiftsThatDay: 1 }, 'other_shift_on_day'],
    ['not in a month that she confirmed', { freeze: 'month_frozen', otherShiftsThatDay: 0 }, 'month_frozen'],
    ['nor an hour that is invoiced', { freeze: 'month_invoiced', otherShiftsThatDay: 0 }, 'month_invoiced'],
  ])('%s', (_, facts, code) => {
    expect(refusalToConvertShiftToSickness(facts)?.code ?? null).toBe(code)
  })
})

describe('sickness with and without a certificate', () => {
  test.each<[string, AbsenceCategory, number, object | null]>([
    ['T900 becomes T903 with one left', 'SICK_LEAVE', 2, null],
    ['not with half a day left', 'SICK_LEAVE', 1, { code: 'balance_too_low', remaining: 0.5 }],
    ['not with none left', 'SICK_LEAVE', 0, { code: 'balance_too_low', remaining: 0 }],
    ['T903 always becomes T900', 'SICK_LEAVE_NO_CERTIFICATE', 0, null],
    ['vacation becomes neither', 'VACATION', 4, { code: 'no_sickness_to_convert' }],
  ])('%s', (_, category, left, refusal) => {
    expect(refusalToConvertSickness({ kind: 'employee', category, leftWithoutCertificate: halfDays(left) })).toEqual(
      refusal,
    )
  })

  test('an independent has no days without a certificate to take from', () => {
    const facts = { kind: 'independent', category: 'SICK_LEAVE', leftWithoutCertificate: halfDays(4) } as const
    expect(refusalToConvertSickness(facts)).toEqual({ code: 'independent_has_no_balances' })
  })

  test('each becomes the other', () => {
    expect(convertedSickness('SICK_LEAVE')).toBe('SICK_LEAVE_NO_CERTIFICATE')
    expect(convertedSickness('SICK_LEAVE_NO_CERTIFICATE')).toBe('SICK_LEAVE')
  })
})
