import { expect, test } from 'vitest'
import { profileFacts } from './profileFacts.ts'
import type { Profile } from './queries.ts'

const anna: Profile = {
  id: 12,
  employeeNr: null,
  email: 'anna@zorg.example',
  firstName: 'Anna',
  lastName: 'Maes',
  partTimePercentage: 80,
  recup: -4.7,
  recupConfirmedYearMonth: '2026-10',
  sickDayHours: 6.1,
  contractSummaryDtos: [],
}

test('the profile of Anna shows her data and the last confirmed month of her recuperation', () => {
  expect(profileFacts(anna, { employee: true })).toEqual([
    { label: 'Id', value: 12 },
    { label: 'Werknemersnummer', value: 'Je hebt geen werknemersnummer' },
    { label: 'E-mail', value: 'anna@zorg.example' },
    { label: 'Voornaam', value: 'Anna' },
    { label: 'Achternaam', value: 'Maes' },
    { label: 'Deeltijds percentage', value: '80\u00A0%' },
    { label: 'Opgebouwde recup', value: '−4,70 uur', more: 'bevestigd tot en met oktober 2026' },
    { label: 'Duur van een ziektedag', value: '6,10 uur' },
  ])
})

test('the profile of a self-employed person shows no part-time percentage and no recuperation', () => {
  const labels = profileFacts(anna, { employee: false }).map(({ label }) => label)
  expect(labels).not.toContain('Deeltijds percentage')
  expect(labels).not.toContain('Opgebouwde recup')
})

test('the profile of a person without a confirmed month says that no month is confirmed', () => {
  const facts = profileFacts({ ...anna, recup: 0, recupConfirmedYearMonth: null }, { employee: true })
  expect(facts).toContainEqual({ label: 'Opgebouwde recup', value: '0,00 uur', more: 'nog geen maand bevestigd' })
})
