import { expect, test } from 'vitest'
import { changedSettings, type SettingsForm } from './settingsForm.ts'

const stored: SettingsForm = {
  company: {
    name: 'Wijzerplaat',
    legalForm: 'BV',
    street: '',
    houseNumber: '',
    postalCode: '9000',
    city: 'Gent',
    country: 'BE',
    vatNumber: '',
    enterpriseNumber: '',
    court: '',
    iban: '',
    otherIbans: '',
    bic: '',
    email: '',
    phone: '',
  },
  hrContactName: 'Els',
  invoiceNumberFormat: '{jaar}-{nummer}',
  creditNoteNumberFormat: 'CN{jaar}-{nummer}',
  halfVacationNeedsRecuperation: true,
  signInDaysAfterEmployment: 90,
  offlineDays: 30,
  availabilityDeadlineDays: 0,
  scheduleNoticeDays: 7,
  claimFreeHours: 48,
  teamVisible: true,
  digestHour: 17,
}

test('when two users changed the settings, the form shows both values of each different field, with its label on the screen', () => {
  const yours = {
    ...stored,
    company: { ...stored.company, city: 'Aalst', street: 'Kerkstraat' },
    halfVacationNeedsRecuperation: false,
    signInDaysAfterEmployment: 30,
  }
  expect(changedSettings(stored, yours)).toEqual([
    { label: 'Straat', theirs: '–', yours: 'Kerkstraat' },
    { label: 'Stad', theirs: 'Gent', yours: 'Aalst' },
    { label: 'Een halve dag vakantie vraagt recuperatie voor de andere helft', theirs: 'Ja', yours: 'Nee' },
    { label: 'Dagen aanmelden na de laatste werkdag', theirs: '90', yours: '30' },
  ])
  expect(changedSettings(stored, stored)).toEqual([])
})
