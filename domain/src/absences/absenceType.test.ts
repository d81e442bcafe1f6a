import { describe, expect, test } from 'vitest'
import { seconds } from '../money/seconds.ts'
import { absenceCategories, absenceDescriptions, isAbsenceCategory, type AbsenceCategory } from './absenceCategory.ts'
import { absenceSeconds } from './absenceSeconds.ts'
import { absenceTypeName, absenceTypeOf } from './absenceType.ts'

describe('each kind of absence has a name and a title', () => {
  test.each<[AbsenceCategory, boolean, string, string]>([
    ['VACATION', true, 'VACATION_FULL_DAY', 'Vakantie volledige dag'],
    ['VACATION', false, 'VACATION_HALF_DAY', 'Vakantie halve dag'],
    ['SICK_LEAVE', true, 'SICK_LEAVE_FULL_DAY', 'Ziek'],
    ['SICK_LEAVE_NO_CERTIFICATE', false, 'SICK_LEAVE_NO_CERTIFICATE_HALF_DAY', 'Ziek'],
    ['RECUPERATION', false, 'RECUPERATION_HALF_DAY', 'Recup'],
    ['RECUPERATION_HOLIDAY', true, 'REPLACEMENT_HOLIDAY_FULL_DAY', 'Feestdag recup'],
    ['EXCUSED_ABSENCE', true, 'EXCUSED_ABSENCE_FULL_DAY', 'Klein verlet'],
    ['PERSONAL_LEAVE', true, 'PERSONAL_LEAVE_FULL_DAY', 'Familiaal verlof'],
    ['EDUCATIONAL_LEAVE', false, 'EDUCATIONAL_LEAVE_HALF_DAY', 'Vlaams Opleidingsverlof'],
    ['UNPAID_LEAVE', true, 'UNPAID_LEAVE_FULL_DAY', 'Onbetaald verlof'],
    [
      'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
      true,
      'DAILY_ABSENCE_PROLONGED_SICK_LEAVE_FULL_DAY',
      'Ziekte voor langdurige zieken',
    ],
  ])('the kind of absence %s, full day: %s, has the name %s and the title %s', (category, fullDay, name, title) => {
    expect(absenceTypeName(category, fullDay)).toBe(name)
    expect(absenceTypeOf(category, fullDay, null)).toEqual({
      absenceCategory: category,
      fullDay,
      vacationCategory: null,
      userReadableFormat: title,
    })
  })

  test('there are ten kinds of absence, and each kind has its own colour', () => {
    expect(absenceCategories).toHaveLength(10)
    for (const category of absenceCategories) expect(absenceDescriptions[category].color).toMatch(/^#[0-9A-F]{6}$/)
  })

  test('a text is accepted as a kind of absence only when it is the name of a kind', () => {
    expect(isAbsenceCategory('VACATION')).toBe(true)
    expect(isAbsenceCategory('VACATION_FULL_DAY')).toBe(false)
  })
})

describe('the hours that are stored with an absence', () => {
  const sixHours = seconds(6 * 3600)
  const ownDay: AbsenceCategory[] = [
    'SICK_LEAVE',
    'SICK_LEAVE_NO_CERTIFICATE',
    'RECUPERATION',
    'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
  ]
  test.each(absenceCategories.map((category) => [category, ownDay.includes(category)] as const))(
    'a full day of absence of the kind %s has the hours of the person’s own working day, and not the standard hours (true or false: %s)',
    (category, own) => {
      expect(absenceSeconds(category, true, sixHours)).toBe(own ? 21_600 : 27_360)
      expect(absenceSeconds(category, false, sixHours)).toBe(own ? 10_800 : 13_680)
    },
  )
})
