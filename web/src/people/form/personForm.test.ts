import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { aPerson } from '../aPerson.testing.ts'
import { NEW_PERSON, newPersonErrors, newPersonOf, personEditErrors, personEditOf } from './personForm.ts'
import type { PersonForm } from './personForm.ts'

const anna: PersonForm = {
  ...NEW_PERSON,
  firstName: 'Anna',
  lastName: 'Maes',
  email: 'anna@zorg.example',
  employmentStartDate: toDay('2026-12-01'),
}
/** Test data: Els works for HR, and there is one other administrator. */
const els = aPerson({ roles: ['ROLE_ADMIN'] })

const ZORG = 1
const INTERIM = 2

test('the empty form of a person reports every required field', () => {
  expect(newPersonErrors({ ...NEW_PERSON, sickDayHours: null, partTimePercentage: null, roles: [] }, [])).toEqual({
    firstName: 'Het voornaam veld is verplicht',
    lastName: 'Het achternaam veld is verplicht',
    email: 'Het e-mail veld is verplicht',
    partTimePercentage: 'Het deeltijds percentage veld is verplicht',
    sickDayHours: 'Het uren per ziektedag veld is verplicht',
    employmentStartDate: 'Het startdatum veld is verplicht',
    roles: 'Het rol veld is verplicht',
  })
})

const cases: readonly (readonly [string, Partial<PersonForm>, Record<string, string>])[] = [
  ['the form of a person accepts valid values', {}, {}],
  [
    'the form of a person refuses an invalid e-mail address',
    { email: 'anna' },
    { email: 'Het email adres is niet geldig' },
  ],
  [
    'the form of a person refuses less than half-time work',
    { partTimePercentage: 49 },
    { partTimePercentage: 'Het deeltijds percentage veld moet minstens 50 zijn' },
  ],
  [
    'the form of a person refuses more than full-time work',
    { partTimePercentage: 101 },
    { partTimePercentage: 'Het deeltijds percentage veld mag niet meer dan 100 zijn' },
  ],
  [
    'the form of a person refuses a sick day of more than 24 hours',
    { sickDayHours: 24.1 },
    { sickDayHours: 'Het uren per ziektedag veld mag niet meer dan 24 zijn' },
  ],
  [
    'the form of a person refuses sick day hours with two decimals',
    { sickDayHours: 7.65 },
    { sickDayHours: 'Het uren per ziektedag veld mag hoogstens 1 cijfer na de komma hebben' },
  ],
  [
    'the form of a person refuses an employee number of eight digits',
    { employeeNr: 10_000_000 },
    { employeeNr: 'Het werknemersnummer veld mag niet meer dan 9999999 zijn' },
  ],
  ['the form of a person accepts an empty employee number', { employeeNr: null }, {}],
  [
    'the form of a person refuses an invalid employee number',
    { employeeNr: Number.NaN },
    { employeeNr: 'Het werknemersnummer veld is niet geldig' },
  ],
]
test.each(cases)('the form of a new person shows the right errors at its fields: %s', (_sentence, typed, errors) => {
  expect(newPersonErrors({ ...anna, ...typed }, [ZORG])).toEqual(errors)
})

test('HR must choose the HR employer of a person only when there are two HR employers', () => {
  expect(newPersonOf(anna, [ZORG]).hrEmployerId).toBe(ZORG)
  expect(newPersonErrors(anna, [ZORG, INTERIM])).toEqual({ hrEmployerId: 'Het HR werkgever veld is verplicht' })
  expect(newPersonErrors({ ...anna, hrEmployerId: INTERIM }, [ZORG, INTERIM])).toEqual({})
})

test('the edit of a person accepts a percentage below the minimum for a new person', () => {
  const hardlyAtWork = { ...anna, partTimePercentage: 20 }
  expect(personEditErrors(hardlyAtWork, [ZORG], els)).toEqual({})
  expect(personEditOf(hardlyAtWork, [ZORG], 3)).not.toHaveProperty('partTimePercentage')
})

test('the last administrator keeps the administrator role', () => {
  const refused = { roles: 'Dit is de laatste admin. Geef eerst iemand anders die rol.' }
  expect(personEditErrors(anna, [ZORG], { ...els, otherAdministrators: 0 })).toEqual(refused)
  expect(personEditErrors(anna, [ZORG], els)).toEqual({})
})

test('the request for a self-employed person contains no percentage and no recuperation', () => {
  const fatima = { ...anna, employee: false, partTimePercentage: 20, recupOpeningHours: 12 }
  expect(newPersonOf(fatima, [])).toMatchObject({ employee: false, partTimePercentage: 100 })
  expect(newPersonOf(fatima, [])).not.toHaveProperty('recupOpeningHours')
  expect(newPersonErrors(fatima, [])).toEqual({})
})
