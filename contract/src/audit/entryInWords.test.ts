import { expect, test } from 'vitest'
import { actorOfEntry, changesInWords, sentenceOfEntry, subjectOfEntry } from './entryInWords.ts'
import { referencesIn } from './referencesIn.ts'

const inWords = (changes: Record<string, unknown>, names = {}) =>
  changesInWords(changes, names).map(({ name, before, after }) => [name, before, after])

test('the sentence of an audit entry shows the person and the action, or Uurwerk when there is no person', () => {
  expect(sentenceOfEntry({ actorName: 'Els Bogaerts', action: 'edit contract' })).toBe(
    'Els Bogaerts paste een contract aan',
  )
  expect(sentenceOfEntry({ actorName: null, action: 'mail invoice' })).toBe('Uurwerk leverde een factuur af per e-mail')
})

test('the audit entry of an action on the server shows the operator as the person and the office as the record', () => {
  const entry = { actorName: null, action: 'stop office', changes: {}, entity: 'office', entityName: null }
  expect(sentenceOfEntry(entry)).toBe('De beheerder van de server zette dit kantoor uit')
  expect(actorOfEntry(entry)).toBe('De beheerder van de server')
  expect(subjectOfEntry({ ...entry, userName: null, yearMonth: null })).toBe('Kantoor')
})

test('the sentence of an audit entry shows the changed record once, with the month of that record', () => {
  const entry = { actorName: null, action: '', changes: {}, entity: 'contract' }
  expect(subjectOfEntry({ ...entry, entityName: 'AZ Noord', userName: 'Anna Peeters', yearMonth: '2026-11' })).toBe(
    'Anna Peeters, AZ Noord, november 2026',
  )
  expect(subjectOfEntry({ ...entry, entityName: 'Anna', userName: 'Anna', yearMonth: null })).toBe('Anna')
  expect(subjectOfEntry({ ...entry, entity: 'settings', entityName: null, userName: null, yearMonth: null })).toBe(
    'Instellingen',
  )
})

test('the audit trail shows values in Dutch words and Dutch numbers', () => {
  expect(
    inWords({
      day: [null, '2026-11-20'],
      start: ['2026-11-20T07:00:00+01:00', 420],
      yearMonth: [null, '2026-11'],
      sickDaySeconds: [27_360, 13_680],
      rate: [4000, 4250],
      cost: [null, 12.5],
      LATE: [3500, null],
      left: [3, 2],
      fullDay: [true, false],
      roles: [['ROLE_USER'], ['ROLE_USER', 'ROLE_ADMIN']],
      category: ['SICK_LEAVE', 'SICK_LEAVE_NO_CERTIFICATE'],
    }),
  ).toEqual([
    ['Dag', '–', '20-11-2026'],
    ['Maand', '–', 'november 2026'],
    ['Begin', '20-11-2026 07:00', '07:00'],
    ['Soort afwezigheid', 'Ziek met attest', 'Ziek zonder attest'],
    ['Volledige dag', 'Ja', 'Nee'],
    ['Resterend', '1,5 dagen', '1 dag'],
    ['Rollen', 'Medewerker', 'Medewerker; HR'],
    ['Uren van een ziektedag', '7,6 uur', '3,8 uur'],
    ['Uurtarief', '€\u00A040,00', '€\u00A042,50'],
    ['Bonus avond', '35\u00A0%', '–'],
    ['Prijs', '–', '€\u00A012,50'],
  ])
})

test('the audit trail shows the name of a record instead of its id, also in groups and lists', () => {
  const changes = {
    customerId: [null, 4],
    contractIds: [null, [7, 8]],
    removedRecupHolidays: [null, [{ personId: 2, day: '2026-11-11' }]],
  }
  expect(referencesIn(changes)).toEqual([
    ['customer', 4],
    ['contract', 7],
    ['contract', 8],
    ['person', 2],
  ])
  const names = { customer: { 4: 'AZ Noord' }, contract: { 7: 'Anna, AZ Noord' }, person: { 2: 'Bram' } }
  expect(inWords(changes, names).map(([, , after]) => after)).toEqual([
    'Anna, AZ Noord; nr. 8',
    'Gebruiker: Bram, Dag: 11-11-2026',
    'AZ Noord',
  ])
})

test('the audit trail shows changed fields in the order of the catalogue of fields, not in the order in the database', () => {
  const changes = { end: [null, 1020], start: [null, 480], reason: [null, 'ruil'] }
  expect(inWords(changes).map(([name]) => name)).toEqual(['Begin', 'Einde', 'Reden'])
})

test('the audit trail leaves out the empty fields of a group of fields', () => {
  expect(inWords({ takenAway: [null, { shifts: ['2026-11-20'], absences: [], orders: 0 }] })).toEqual([
    ['Weggenomen', '–', 'Shiften: 20-11-2026, Bestelbonnen: 0'],
  ])
})
