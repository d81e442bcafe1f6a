import { importFile, type ImportReport } from '@uurwerk/contract/import/import'
import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import { createPerson } from '@uurwerk/contract/people/people'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, refusedWith } from '../testing/call.ts'
import { importing, manyCustomers, manyPeople } from '../testing/world/movingIn.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'

const { hr } = await hrWorld()

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
