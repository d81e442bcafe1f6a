import { importFile, type ImportReport } from '@uurwerk/contract/import/import'
import { IMPORT_KINDS, type ImportKind } from '@uurwerk/contract/import/importColumn'
import { createPerson, people as peopleCall } from '@uurwerk/contract/people/people'
import { beforeAll, expect, test } from 'vitest'
import { call, outcomeOf, refused, refusedWith } from '../testing/call.ts'
import { importing, manyCustomers, manyPeople, tableOf } from '../testing/world/movingIn.ts'
import { startTestApp, type Caller, type TestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'

let app: TestApp
let hr: Caller

beforeAll(async () => {
  app = await startTestApp()
  hr = await app.as(await givenPerson(app.db, { firstName: 'Els', lastName: 'Bogaerts', roles: ['ROLE_ADMIN'] }))
})

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

test('the preview of customers finds parents that do not exist and incomplete rates', async () => {
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

const unreadOf = ({ columns }: Pick<ImportReport, 'columns'>) =>
  columns.filter(({ path }) => path === null).map(({ header }) => header)

test('the import reads the old bonus headings of an earlier example file, and the error messages contain these headings', async () => {
  const [header = '', first = '', second = ''] = manyCustomers(2).slice(1).split('\r\n')
  const former = ['laat', 'nacht', 'zaterdag', 'feestdag', 'onderbroken', 'oproep 24 u', 'oproep binnen 48 uur']
  const rates = '20;35;50;100;15;30;20'
  const csv = [
    `${header};${former.map((name) => `Bonus ${name}`).join(';')}`,
    `${first};${rates}`,
    `${second};${rates.replace('20;', 'veel;')}`,
  ].join('\n')
  const body = await call(...importing(hr, 'customers', csv, { preview: true }))
  expect(unreadOf(body)).toEqual([])
  expect(body.errors.map(({ row, column }) => [row, column])).toEqual([[3, 'Bonus laat']])
})

test('the import reports a missing column once, and reports an unknown column and ignores it', async () => {
  const csv = 'E-mail;Achternaam;Startdatum;Lievelingskleur\na@b.example;Peeters;01-01-2026;blauw\n'
  const body = await call(...importing(hr, 'people', csv, { preview: true }))
  expect(body.errors).toEqual([
    { row: 1, column: 'Voornaam', value: '', message: "De kolom 'Voornaam' ontbreekt. Voeg ze toe." },
  ])
  expect(unreadOf(body)).toEqual(['Lievelingskleur'])
})

test.each([
  [
    'commas and quotes',
    '"E-mail","Voornaam","Achternaam","Startdatum"\r\n"a@lezen.example","Zoë","De ""Groot""","2026-01-01"\r\n',
  ],
  ['tabs', 'E-MAIL\tVoornaam\tAchternaam\tStartdatum\na@lezen.example\tZoë\tDe "Groot"\t1/1/2026\n'],
  [
    'a declared delimiter',
    'sep=,\r\nStartdatum,Achternaam,Voornaam,e mail\r\n01-01-2026,"De ""Groot""",Zoë,a@lezen.example',
  ],
  [
    'empty lines and the example',
    ';;;\r\nE-mail;Voornaam;Achternaam;Startdatum\r\nvoorbeeld@firma.example;X;Y;Z\r\n\r\na@lezen.example;Zoë;"De ""Groot""";01/01/2026\r\n',
  ],
])('the import reads a file with %s', async (_what, csv) => {
  const body = await call(...importing(hr, 'people', csv, { preview: true }))
  expect(body.errors).toEqual([])
  expect(body.sample[0]?.values).toMatchObject({
    'E-mail': 'a@lezen.example',
    Voornaam: 'Zoë',
    Achternaam: 'De "Groot"',
    Startdatum: '01-01-2026',
  })
})

test('the import keeps the accents of a file that Excel saved on Windows, and reads a cell that looks like a formula as text', async () => {
  const csv = "E-mail;Voornaam;Achternaam;Startdatum\r\nzoe@lezen.example;Zoë;'=1+1;01-01-2026\r\n"
  const bytes = Buffer.from(csv, 'latin1')
  const answer = await call(hr, importFile, {
    params: { kind: 'people' },
    query: { preview: 'true' },
    body: bytes,
    headers: { 'content-type': 'text/csv' },
  })
  expect(answer.sample[0]?.values).toMatchObject({ Voornaam: 'Zoë', Achternaam: '=1+1' })
})

test.each([
  ['nothing', '', 'import_empty'],
  ['only headers', 'E-mail;Voornaam\n', 'import_empty'],
  ['a workbook', 'PK\u0003\u0004 and more', 'import_unreadable'],
  ['a quote that never ends', 'E-mail;Voornaam\n"a@b.example;Anna\n', 'import_quote_open'],
  ['a header of nothing but separators', `${';'.repeat(200_000)}\nE-mail;Voornaam\n`, 'import_unreadable'],
  ['a cell as long as a book', `E-mail;Voornaam\na@b.example;${'x'.repeat(200_000)}\n`, 'import_unreadable'],
])('the import refuses a file with %s, with a clear sentence', async (_what, csv, code) => {
  const body = await refused(hr, importFile, { params: { kind: 'people' }, query: { preview: 'true' }, body: { csv } })
  expect(body.code).toBe(code)
})

test('no import file causes a server error', async () => {
  const hostile = [
    '__proto__;constructor;E-mail\nx;y;z\n',
    `E-mail;E-mail;Voornaam;Achternaam;Startdatum\n${'a;'.repeat(5000)}\n`,
    'E-mail;Voornaam;Achternaam;Startdatum;Werknemersnummer\na@b.example;\u202e;\uFEFF;9999-12-31;1e400\n',
    'E-mail;Voornaam;Achternaam;Startdatum;Uren per ziektedag\na@b.example;A;B;0001-01-01;7,123456789\n',
    'E-mail;Voornaam;Achternaam;Startdatum;Werknemersnummer\na@b.example;A;B;31-12-9999;99999999999999999999\n',
    'E-mail;Soort;Jaar;Toegekend;Over\nx;Seniorvakantie;99999999999999999999;-5;0,333\n',
    '"""\n"""\n',
    '\u0000\u0001',
  ]
  const statuses: number[] = []
  for (const kind of IMPORT_KINDS) {
    for (const csv of hostile) statuses.push((await outcomeOf(...importing(hr, kind, csv))).status)
    for (const body of [null, [], { csv: null }, { csv: 5 }, 'text'])
      statuses.push((await outcomeOf(hr, importFile, { params: { kind }, body })).status)
    const bytes = Buffer.from(Array.from({ length: 2000 }, (_none, n) => (n * 7919) % 256))
    const answer = await outcomeOf(hr, importFile, {
      params: { kind },
      body: bytes,
      headers: { 'content-type': 'text/csv' },
    })
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})

test('the import refuses a file with too many rows or too many bytes as too large', async () => {
  const answer = await refused(...importing(hr, 'people', manyPeople(10_001), { preview: true }))
  expect(answer.status).toBe(413)
  expect(answer.message).toContain('meer dan 10.000 rijen')
  const large = manyCustomers(9000)
  expect(Buffer.byteLength(large)).toBeGreaterThan(1024 * 1024)
  expect(await call(...importing(hr, 'customers', large, { preview: true }))).toMatchObject({ made: 9000, errors: [] })
  const huge = await refused(...importing(hr, 'people', 'x'.repeat(8 * 1024 * 1024 + 1)))
  expect(huge.status).toBe(413)
  const elsewhere = await refusedWith(hr, createPerson, { body: { firstName: 'x'.repeat(2 * 1024 * 1024) } })
  expect(elsewhere.status).toBe(413)
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
