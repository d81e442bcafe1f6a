import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { absenceFormErrors, absenceOfForm, emptyAbsenceForm } from './NewAbsenceForm.tsx'

const november = toYearMonth('2026-11')
const sickDay: Parameters<typeof absenceOfForm>[0] = {
  day: toDay('2026-11-18'),
  category: 'SICK_LEAVE',
  counter: null,
  length: 'full',
}

test('the form of an absence requires the day, the type and the duration', () => {
  expect(absenceFormErrors(emptyAbsenceForm, november)).toEqual({
    day: 'Het datum veld is verplicht',
    category: 'Het type veld is verplicht',
    length: 'Het duur veld is verplicht',
  })
  expect(absenceOfForm(emptyAbsenceForm)).toBeNull()
})

test('the day of a new absence must be in the shown month', () => {
  const inDecember = { ...sickDay, day: toDay('2026-12-01') }
  expect(absenceFormErrors(inDecember, november)).toEqual({
    day: 'Het datum veld moet een dag in de maand 2026-11 zijn',
  })
  expect(absenceFormErrors(sickDay, november)).toEqual({})
})

test('the request for an absence contains a leave counter only when HR chose a counter', () => {
  const { day } = sickDay
  expect(absenceOfForm(sickDay)).toEqual({ day, category: 'SICK_LEAVE', counter: null, fullDay: true })
  const half: typeof sickDay = { ...sickDay, category: 'VACATION', counter: 'SENIORITY_LEAVE', length: 'half' }
  expect(absenceOfForm(half)).toEqual({ day, category: 'VACATION', counter: 'SENIORITY_LEAVE', fullDay: false })
})
