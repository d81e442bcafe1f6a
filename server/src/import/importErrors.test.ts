import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { people as peopleCall } from '@uurwerk/contract/people/people'
import { expect, test } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { importing, manyCustomers, tableOf } from '../testing/world/movingIn.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'

const app = await hrWorld()
const { hr } = app

type Found = { readonly row: number; readonly column: string | null; readonly value: string; readonly message: string }

const errorsOf = async (kind: ImportKind, csv: string): Promise<readonly Found[]> =>
  (await call(...importing(hr, kind, csv, { preview: true }))).errors

const PEOPLE_HEADER = [
  'E-mail',
  'Voornaam',
  'Achternaam',
  'Startdatum',
  'Statuut',
  'Deeltijds percentage',
  'Werknemersnummer',
]

const takenNumber = {
  column: 'Werknemersnummer',
  value: '7',
  message: 'Dit werknemersnummer is al van iemand anders bij deze HR werkgever.',
}

test('the preview of people finds every error, and the import then refuses the whole file', async () => {
  const csv = tableOf(PEOPLE_HEADER, [
    ['goed@firma.example', 'Anna', 'Peeters', '01-03-2019', 'werknemer', '80', '7'],
    ['geen adres', '', 'Claes', '31-02-2019', 'stagiair', 'veel', '7'],
    ['GOED@firma.example', 'Anna', 'Peeters', '01-03-2019', '', '', ''],
    ['ander@firma.example', 'Tom', 'Aerts', '01-03-2019', '', '40', '7'],
    ['laatste@firma.example', 'Tom', 'Aerts', '01-03-2019', '', '', '7'],
  ])
  const errors = await errorsOf('people', csv)
  expect(errors).toEqual([
    { row: 3, column: 'E-mail', value: 'geen adres', message: 'E-mail: Het email adres is niet geldig' },
    { row: 3, column: 'Voornaam', value: '', message: 'Het voornaam veld is verplicht' },
    {
      row: 3,
      column: 'Startdatum',
      value: '31-02-2019',
      message: 'Het startdatum veld moet een bestaande datum zijn (DD-MM-JJJJ). Voorbeeld: 01-03-2019',
    },
    {
      row: 3,
      column: 'Statuut',
      value: 'stagiair',
      message: 'Het statuut veld moet één van deze zijn: werknemer, zelfstandige',
    },
    {
      row: 3,
      column: 'Deeltijds percentage',
      value: 'veel',
      message: 'Het deeltijds percentage veld is niet geldig. Voorbeeld: 80',
    },
    { row: 3, ...takenNumber },
    {
      row: 4,
      column: null,
      value: '',
      message: 'Deze rij staat al in het bestand, op rij 2. Laat er één staan.',
    },
    {
      row: 5,
      column: 'Deeltijds percentage',
      value: '40',
      message: 'Het deeltijds percentage veld moet minstens 50 zijn. Voorbeeld: 80',
    },
    { row: 5, ...takenNumber },
    { row: 6, ...takenNumber },
  ])
  const refusal = await refused(...importing(hr, 'people', csv))
  expect(refusal.status).toBe(422)
  expect(refusal).toMatchObject({ code: 'import_has_errors', report: { errors } })
  expect(refusal.message).toContain('10 fouten')
  const { userDtoList: people } = (await call(hr, peopleCall))._embedded
  expect(people.filter(({ email }) => email.endsWith('@firma.example'))).toEqual([])
})

test('the preview of customers finds parent customers that do not exist, and incomplete bonus rates', async () => {
  const [header = '', first = '', second = '', third = ''] = manyCustomers(3).slice(1).split('\r\n')
  const csv = [
    `${header};Bonus avond;Bonus nacht`,
    `${first.replace('2560', '25600')};;`,
    `${second.replace(/Zorghuis 0;/, 'Zorghuis 9;')};20;`,
    `${third.replace(';;facturen', ';Zorghuis 1;facturen')};;duur`,
  ].join('\n')
  const errors = await errorsOf('customers', csv)
  const of = (row: number) => errors.filter((error) => error.row === row).map(({ column }) => column)
  expect(of(2)).toEqual(['Postcode'])
  expect(of(1)).toEqual([
    'Bonus zaterdag',
    'Bonus zon- en feestdag',
    'Bonus onderbroken dienst',
    'Bonus oproep 24',
    'Bonus oproep 48',
  ])
  expect(of(3)).toEqual(['Moederbedrijf', 'Bonus nacht'])
  expect(errors.find(({ column }) => column === 'Bonus nacht')?.message).toBe('Het bonus nacht veld is verplicht')
  expect(of(4)).toContain('Bonus nacht')

  const nested = `${header}\n${first}\n${second}\n${third.replace(';;facturen', ';Zorghuis 1;facturen')}`
  expect((await errorsOf('customers', nested)).map(({ row, column, message }) => [row, column, message])).toEqual([
    [3, 'Moederbedrijf', 'Deze klant kan geen moederbedrijf zijn. Kies een klant zonder moederbedrijf.'],
    [4, 'Moederbedrijf', 'Deze klant kan geen moederbedrijf zijn. Kies een klant zonder moederbedrijf.'],
  ])
  const orphan = `${header}\n${second}`
  expect((await errorsOf('customers', orphan))[0]).toMatchObject({
    row: 2,
    column: 'Moederbedrijf',
    value: 'Zorghuis 0',
  })
})

test('the preview of contracts finds unknown people and customers, and days outside the employment or outside the contract', async () => {
  await givenPerson(app.db, { email: 'anna@contract.example', from: '2024-01-01' })
  const customerId = await givenCustomer(app.db, { name: 'Zilverlinde' })
  const { name } = await app.db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const errors = await errorsOf(
    'contracts',
    tableOf(
      ['E-mail', 'Klant', 'Startdatum', 'Einddatum', 'Uurtarief', 'Einddatum order'],
      [
        ['niemand@contract.example', 'Nergens', '01-01-2026', '', '40', ''],
        ['anna@contract.example', name, '01-01-2020', '', '-40', ''],
        ['anna@contract.example', name, '01-01-2026', '31-12-2026', 'gratis', '31-01-2027'],
        ['anna@contract.example', name, '32-01-2026', '', '40', ''],
        ['anna@contract.example', name, '', '', '40', ''],
      ],
    ),
  )
  expect(errors.map(({ row, column }) => [row, column])).toEqual([
    [2, 'E-mail'],
    [2, 'Klant'],
    [3, 'Startdatum'],
    [3, 'Uurtarief'],
    [4, 'Uurtarief'],
    [4, 'Einddatum order'],
    [5, 'Startdatum'],
    [6, 'Startdatum'],
  ])
})

test('the preview of balances finds quarter days, more days left than granted, years outside the employment, and people without counters', async () => {
  await givenPerson(app.db, { email: 'bram@saldo.example' })
  await givenPerson(app.db, { email: 'zelf@saldo.example', kind: 'independent' })
  const errors = await errorsOf(
    'balances',
    tableOf(
      ['E-mail', 'Soort', 'Jaar', 'Toegekend', 'Over', 'Openingsmaand', 'Uren'],
      [
        ['bram@saldo.example', 'Wettelijke vakantie', '2026', '20', '12,25', '', ''],
        ['bram@saldo.example', 'Seniorvakantie', '2026', '2', '3', '', ''],
        ['bram@saldo.example', 'Recuperatie', '', '', '', '', '4'],
        ['zelf@saldo.example', 'Recuperatie', '', '', '', '11-2026', '4'],
        ['bram@saldo.example', 'Verlof', '2026', '2', '2', '', ''],
        ['bram@saldo.example', '', '2026', '2', '2', '', ''],
        ['bram@saldo.example', 'Wettelijke vakantie', '1999', '20', '12', '', ''],
      ],
    ),
  )
  expect(errors.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Over'],
    [3, 'Over'],
    [4, 'Openingsmaand'],
    [5, 'E-mail'],
    [6, 'Soort'],
    [7, 'Soort'],
    [8, 'Jaar'],
  ])
  expect(errors.slice(-2).map(({ message }) => message)).toEqual([
    'Het soort veld is verplicht',
    'In 1999 is deze persoon niet in dienst.',
  ])
})

test('when an existing contract has several orders, the import compares the row with the order of the same period', async () => {
  const personId = await givenPerson(app.db, { email: 'order@contract.example' })
  const customerId = await givenCustomer(app.db)
  await givenContract(app.db, { personId, customerId, from: '2026-01-01' })
  const { name } = await app.db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const csv = tableOf(
    ['E-mail', 'Klant', 'Startdatum', 'Uurtarief'],
    [['order@contract.example', name, '01-01-2026', '40']],
  )
  const body = await call(...importing(hr, 'contracts', csv, { preview: true }))
  expect(body).toMatchObject({ made: 0, unchanged: 1, differing: [] })
})

test('when there are two HR employers, the import reports an empty HR employer for an existing person without an HR employer', async () => {
  const [first, second] = await app.db
    .insertInto('hr_employers')
    .values([{ name: 'Wijzer Zorg' }, { name: 'Wijzer Interim' }])
    .returning('id')
    .execute()
  const personId = await givenPerson(app.db, { firstName: 'Anna', lastName: 'Maes', email: 'anna@werkgever.example' })
  await app.db.updateTable('people').set({ hr_employer_id: second!.id }).where('id', '=', personId).execute()
  const body = await call(
    ...importing(
      hr,
      'people',
      tableOf(PEOPLE_HEADER.slice(0, 4), [['anna@werkgever.example', 'Anna', 'Maes', '01-01-2024']]),
      { preview: true },
    ),
  )
  const employer = body.differing[0]?.fields.find(({ column }) => column === 'HR werkgever')
  expect(employer).toEqual({ column: 'HR werkgever', stored: 'Wijzer Interim', entered: '' })
  await app.db.updateTable('people').set({ hr_employer_id: null }).where('id', '=', personId).execute()
  await app.db.deleteFrom('hr_employers').where('id', 'in', [first!.id, second!.id]).execute()
})
