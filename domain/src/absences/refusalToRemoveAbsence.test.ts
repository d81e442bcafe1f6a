import { expect, test } from 'vitest'
import type { AbsenceCategory } from './absenceCategory.ts'
import { absenceToRemove } from './absenceToRemove.ts'
import { refusalToRemoveAbsence, type RemovalFacts } from './refusalToRemoveAbsence.ts'

const anna: RemovalFacts = { actingAs: 'employee', freeze: null }

const cases: [string, Partial<RemovalFacts>, AbsenceCategory, boolean, string | null][] = [
  ['Anna can remove her own vacation', {}, 'VACATION', false, null],
  ['Anna can remove ‘Klein verlet’ that HR entered', {}, 'EXCUSED_ABSENCE', true, null],
  ['Anna can remove sickness that she made from a shift', {}, 'SICK_LEAVE', false, null],
  ['Anna cannot remove sickness that HR entered', {}, 'SICK_LEAVE', true, 'absence_not_removable'],
  [
    'Anna cannot remove sickness without a certificate that HR entered',
    {},
    'SICK_LEAVE_NO_CERTIFICATE',
    true,
    'absence_not_removable',
  ],
  ['HR can remove sickness that HR entered', { actingAs: 'hr' }, 'SICK_LEAVE', true, null],
  [
    'Anna cannot remove an absence from a confirmed month',
    { freeze: 'month_frozen' },
    'VACATION',
    false,
    'month_frozen',
  ],
]

test.each(cases)(
  'the rule decides whether an absence can be removed: %s',
  (_, facts, category, editedByAdmin, code) => {
    expect(refusalToRemoveAbsence({ ...anna, ...facts }, { id: 7, category, editedByAdmin })?.code ?? null).toBe(code)
  },
)

test('nobody can remove one day of a prolonged sickness, because only the period can change', () => {
  const sickDay = { id: 0, category: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE', editedByAdmin: true } as const
  expect(refusalToRemoveAbsence({ ...anna, actingAs: 'hr' }, sickDay)).toEqual({ code: 'day_of_prolonged_sickness' })
  expect(refusalToRemoveAbsence(anna, sickDay)).toEqual({ code: 'absence_not_removable' })
})

test('when a day has two equal half days of absence, the half day that was booked last is removed', () => {
  const halves = [4, 9, 6].map((id) => ({ id, category: 'VACATION' as const, fullDay: false }))
  expect(absenceToRemove(halves, { category: 'VACATION', fullDay: false })?.id).toBe(9)
  expect(absenceToRemove(halves, { category: 'VACATION', fullDay: true })).toBeNull()
  expect(absenceToRemove(halves, { category: 'RECUPERATION', fullDay: false })).toBeNull()
})
