import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { aPerson } from '../aPerson.testing.ts'
import type { Person } from '../queries.ts'
import { personFacts } from './personFacts.ts'

const anna = aPerson()

const read = (person: Person) => personFacts(person).map(({ label, value }) => [label, value])

test('the fields of a person are shown in the required order', () => {
  expect(read(anna)).toEqual([
    ['Id', 12],
    ['Werknemersnummer', 1042],
    ['E-mail', 'anna@zorg.example'],
    ['Voornaam', 'Anna'],
    ['Achternaam', 'Maes'],
    ['Deeltijds percentage', '62,5\u00A0%'],
    ['Provider', 'Apple'],
    ['Account', 'Aangemeld'],
    ['Rol', 'Gebruiker, Admin'],
    ['HR werkgever', 'Wijzerplaat Zorg'],
    ['Uren per ziektedag', '7,60 uur'],
    ['Startdatum', '01-09-2025'],
    ['Einde samenwerking', '31-12-2026'],
    ['Langdurig ziek', 'Nee'],
  ])
})

test('the form of a self-employed person has no part-time percentage', () => {
  const labels = read({ ...anna, employee: false, employmentEndDate: null }).map(([label]) => label)
  expect(labels).not.toContain('Einde samenwerking')
  expect(labels).not.toContain('Deeltijds percentage')
})

test('the opening balance of recuperation is shown with its month', () => {
  const facts = personFacts({ ...anna, recupOpeningHours: 12.5, recupOpeningYearMonth: toYearMonth('2026-01') })
  expect(facts.at(-1)).toEqual({ label: 'Openingssaldo recup', value: '12,50 uur', more: 'januari 2026' })
})
