import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { changedPersonFields } from './changedPersonFields.ts'
import { NEW_PERSON } from './personForm.ts'

const employers = [
  { id: 1, name: 'Wijzerplaat Zorg' },
  { id: 2, name: 'Wijzerplaat Interim' },
]
const anna = { ...NEW_PERSON, employeeNr: 17, hrEmployerId: 1, employmentStartDate: toDay('2026-01-01') }

test('only the different fields of two versions of a person are shown in words', () => {
  const changed = {
    ...anna,
    employeeNr: null,
    hrEmployerId: 2,
    sickDayHours: 3.8,
    employmentStartDate: toDay('2026-02-01'),
  }
  expect(changedPersonFields(anna, changed, employers)).toEqual([
    { label: 'Werknemersnummer', theirs: '17', yours: '–' },
    { label: 'HR werkgever', theirs: 'Wijzerplaat Zorg', yours: 'Wijzerplaat Interim' },
    { label: 'Uren per ziektedag', theirs: '7,60 uur', yours: '3,80 uur' },
    { label: 'Startdatum', theirs: '01-01-2026', yours: '01-02-2026' },
  ])
})

test('the same roles in another order are not a difference between two versions of a person', () => {
  const both = { ...anna, roles: ['ROLE_USER', 'ROLE_ADMIN'] as const }
  expect(changedPersonFields(both, { ...anna, roles: ['ROLE_ADMIN', 'ROLE_USER'] }, employers)).toEqual([])
  expect(changedPersonFields(anna, both, employers)).toEqual([
    { label: 'Rol', theirs: 'Gebruiker', yours: 'Gebruiker, Admin' },
  ])
})
