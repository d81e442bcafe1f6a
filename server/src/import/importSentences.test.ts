import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { expect, test } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { importing, manyCustomers, tableOf } from '../testing/world/movingIn.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'

const app = await hrWorld()
const { hr } = app

const check = (kind: ImportKind, header: readonly string[], rows: readonly (readonly string[])[]) =>
  call(...importing(hr, kind, tableOf(header, rows), { preview: true }))

const PEOPLE = ['E-mail', 'Voornaam', 'Achternaam', 'Startdatum']
const anna = (n = 1) => [`anna${n}@firma.example`, 'Anna', 'Peeters', '01-03-2019']

test('the import reads dates and numbers that have only one meaning, in any notation', async () => {
  const days = ['5-jan-2026', '5 januari 2026', '2026-01-05 00:00:00', '20260105']
  const header = [...PEOPLE, 'Uren per ziektedag', 'Deeltijds percentage']
  const { errors, sample } = await check(
    'people',
    header,
    days.map((day, n) => [...anna(n).slice(0, 3), day, ['7,6 uur', '6u', '7.6', '6'][n]!, '80 %']),
  )
  expect(errors).toEqual([])
  const values = sample.map((row) => row.values)
  expect(values.map((row: Record<string, string>) => row['Startdatum'])).toEqual(days.map(() => '05-01-2026'))
  expect(values.map((row: Record<string, string>) => row['Uren per ziektedag'])).toEqual(['7,6', '6', '7,6', '6'])
})

test('the import reads a year of two digits, a day number of a spreadsheet, a percentage as a fraction, and the word Voltijds as 100 %', async () => {
  const header = [...PEOPLE, 'Deeltijds percentage', 'Uren per ziektedag']
  const { errors, sample } = await check('people', header, [
    [...anna(1).slice(0, 3), '05/01/26', '0,8', '7:36'],
    [...anna(2).slice(0, 3), '46027', 'Voltijds', '7,6 uur'],
    [...anna(3).slice(0, 3), '5-jan-26', '4/5', '7,6'],
    [...anna(4).slice(0, 3), '2026-01-05 08:30', '1', '7,6'],
  ])
  expect(errors).toEqual([])
  expect(sample.map(({ values }) => [values['Startdatum'], values['Deeltijds percentage']])).toEqual([
    ['05-01-2026', '80'],
    ['05-01-2026', '100'],
    ['05-01-2026', '80'],
    ['05-01-2026', '100'],
  ])
  expect(sample.map(({ values }) => values['Uren per ziektedag'])).toEqual(['7,6', '7,6', '7,6', '7,6'])
})

test('the import refuses a notation without a meaning, and shows an example of the correct notation', async () => {
  const header = [...PEOPLE, 'Deeltijds percentage', 'Werknemersnummer']
  const { errors, errorGroups } = await check('people', header, [
    [...anna(1).slice(0, 3), 'morgen', '#N/A', '1.234'],
    [...anna(2).slice(0, 3), '31-02-2026', 'soms', '7,5'],
  ])
  const day = 'Het startdatum veld moet een bestaande datum zijn (DD-MM-JJJJ). Voorbeeld: 01-03-2019'
  expect(errors.map(({ row, message }) => [row, message])).toEqual([
    [2, day],
    [2, 'Het deeltijds percentage veld bevat een fout van een formule.'],
    [2, 'Het werknemersnummer veld is niet geldig. Voorbeeld: 104'],
    [3, day],
    [3, 'Het deeltijds percentage veld is niet geldig. Voorbeeld: 80'],
    [3, 'Het werknemersnummer veld is niet geldig. Voorbeeld: 104'],
  ])
  expect(errorGroups).toContainEqual({ column: 'Startdatum', message: day, count: 2, row: 2, value: 'morgen' })
})

test('when some rows need a column that is missing, the import reports one error with the reason', async () => {
  await app.db
    .insertInto('hr_employers')
    .values([{ name: 'Wijzerplaat' }, { name: 'Zonnewijzer' }])
    .execute()
  const { errors } = await check('people', PEOPLE, [anna(1), anna(2), anna(3)])
  await app.db.deleteFrom('hr_employers').execute()
  expect(errors).toEqual([
    {
      row: 1,
      column: 'HR werkgever',
      value: '',
      message:
        "De kolom 'HR werkgever' ontbreekt. Voeg ze toe. De naam uit de instellingen; verplicht zodra er meer dan één is.",
    },
  ])
})

test('the errors of the import of balances contain the headers of the file', async () => {
  await givenPerson(app.db, { email: 'saldo@firma.example' })
  const header = ['E-mail', 'Soort', 'Jaar', 'Toegekend', 'Over', 'Openingsmaand', 'Uren']
  const { errors } = await check('balances', header, [
    ['saldo@firma.example', 'Wettelijke vakantie', '2026', '20,3', '12,3', '', ''],
    ['saldo@firma.example', 'Recuperatie', '', '', '', '11-2026', '20000'],
  ])
  const sentences: string[] = errors.map(({ column, message }) => `${column}: ${message}`)
  expect(sentences).toHaveLength(3)
  expect(sentences[0]).toMatch(/^Toegekend: Het toegekend veld /)
  expect(sentences[1]).toMatch(/^Over: Het over veld /)
  expect(sentences[2]).toMatch(/^Uren: Het uren veld mag niet meer dan 10000 zijn\. Voorbeeld: 12,5/)
})

test('the import refuses a rate that can mean a thousand or one, and gives a warning for a rate of 0 and for a second contract', async () => {
  const personId = await givenPerson(app.db, { email: 'tarief@firma.example', from: '2020-01-01' })
  const customerId = await givenCustomer(app.db)
  const { name } = await app.db
    .selectFrom('customers')
    .select('customers.name')
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow()
  await givenContract(app.db, { personId, customerId, from: '2024-01-01' })
  const header = ['E-mail', 'Klant', 'Startdatum', 'Uurtarief']
  const row = (rate: string) => ['tarief@firma.example', name, '01-06-2026', rate]
  expect((await check('contracts', header, [row('1.000')])).errors).toMatchObject([
    { column: 'Uurtarief', message: 'Het uurtarief veld is niet duidelijk. Schrijf 1000 of 1,00.' },
  ])
  const { errors, warnings, made } = await check('contracts', header, [row('0')])
  expect([errors, made]).toEqual([[], 1])
  expect(warnings).toEqual([
    {
      row: 2,
      column: 'Startdatum',
      value: '01-06-2026',
      message: expect.stringContaining('01-01-2024'),
    },
    {
      row: 2,
      column: 'Uurtarief',
      value: '0',
      message: 'Het uurtarief is € 0,00: wat hier gewerkt wordt, brengt niets op.',
    },
  ])
})

test('the import gives a warning for a Belgian number with wrong check digits, but not for a foreign number of a foreign customer', async () => {
  const wrong = manyCustomers(1).replace('BE0403019261', 'BE1234567890')
  const { errors, warnings } = await call(...importing(hr, 'customers', wrong, { preview: true }))
  expect(errors).toEqual([])
  expect(warnings).toMatchObject([{ row: 2, column: 'Btw-nummer', value: 'BE1234567890' }])
  expect((await call(...importing(hr, 'customers', manyCustomers(1), { preview: true }))).warnings).toEqual([])
})

test.each([
  ['in a short file', 1, 3],
  ['in a file of which the rest is longer than any row', 4000, 3],
])('the import names the row with an opening quote that has no closing quote: %s', async (_sentence, more, row) => {
  const rows = [anna(1), [anna(2)[0]!, '"Anna', 'Peeters', '01-03-2019']]
  const lines = [PEOPLE, ...rows, ...Array.from({ length: more }, (_none, n) => anna(n + 3))]
  const answer = await refused(
    ...importing(hr, 'people', lines.map((cells) => cells.join(';')).join('\n'), { preview: true }),
  )
  expect([answer.status, answer.code, answer.message]).toEqual([
    422,
    'import_quote_open',
    `Op rij ${row} begint een aanhalingsteken (") dat niet gesloten wordt. Verwijder het of sluit het, en kies het bestand opnieuw.`,
  ])
})
