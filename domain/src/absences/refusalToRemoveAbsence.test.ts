import { expect, test } from 'vitest'
import type { AbsenceCategory } from './absenceCategory.ts'
import { absenceToRemove } from './absenceToRemove.ts'
import type { RemovalFacts } from './refusalToRemoveAbsence.ts'
import { refusalToRemoveAbsence } from './refusalToRemoveAbsence.ts'

const anna: RemovalFacts = { actingAs: 'employee', freeze: null }

const cases: [string, Partial<RemovalFacts>, AbsenceCategory, boolean, string | null][] = [
  ['Anna takes back her vacation', {}, 'VACATION', false, null],
  ['Anna takes back klein verlet that HR entered', {}, 'EXCUSED_ABSENCE', true, null],
  ['Anna takes back sickness that she converted a shift to', {}, 'SICK_LEAVE', false, null],
  ['sickness that HR entered stays', {}, 'SICK_LEAVE', true, 'absence_not_removable'],
  ['without a certificate too', {}, 'SICK_LEAVE_NO_CERTIFICATE', true, 'absence_not_removable'],
  ['HR removes it', { actingAs: 'hr' }, 'SICK_LEAVE', true, null],
  ['nothing goes from a month that is confirmed', { freeze: 'month_frozen' }, 'VACATION', false, 'month_frozen'],
]

test.each(cases)('%s', (_, facts, category, editedByAdmin, code) => {
  expect(refusalToRemoveAbsence({ ...anna, ...facts }, { category, editedByAdmin })?.code ?? null).toBe(code)
})

test('of two equal halves the one booked last goes', () => {
  const halves = [4, 9, 6].map((id) => ({ id, category: 'VACATION' as const, fullDay: false }))
  expect(absenceToRemove(halves, { category: 'VACATION', fullDay: false })?.id).toBe(9)
  expect(absenceToRemove(halves, { category: 'VACATION', fullDay: true })).toBeNull()
  expect(absenceToRemove(halves, { category: 'RECUPERATION', fullDay: false })).toBeNull()
})
