import { importActs, undoImport } from '@uurwerk/contract/import/importActs'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { importing, tableOf } from '../../testing/world/movingIn.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'

const app = await hrWorld()
const { hr } = app

const HEADER = ['E-mail', 'Voornaam', 'Achternaam', 'In dienst', 'Tewerkstelling', 'Regime vanaf', 'Personeelsnummer']

const NAMES = ['mo', 'zoefie', 'laat', 'vroeg', 'anders', 'dubbel', 'laag', 'fout', 'datum'] as const

type Row = readonly [percentage: string, from: string, start?: string]

const row = (name: (typeof NAMES)[number], [percentage, from, start = '01-03-2019']: Row) => [
  `${name}@regime.example`,
  name,
  'Claes',
  start,
  percentage,
  from,
  `${1000 + NAMES.indexOf(name)}`,
]

const importRows = (rows: readonly (readonly string[])[], options = {}) =>
  call(...importing(hr, 'people', tableOf(HEADER, rows), options))

async function recordsOf(name: string): Promise<unknown[]> {
  const { rows } = await app.pool.query(
    `select r.percentage_bp as percentage, to_char(r.start_on, 'YYYY-MM-DD') as start, to_char(r.end_on, 'YYYY-MM-DD') as end
     from part_time_records r join people p on p.id = r.person_id where p.email = $1 order by r.start_on`,
    [`${name}@regime.example`],
  )
  return rows
}

const ROWS = [
  row('mo', ['4/5', '01-01-2022']),
  row('mo', ['voltijds', '']),
  row('mo', ['20', '01-06-2024']),
  row('zoefie', ['80', '01-03-2019']),
]

test('the import turns the rows of one person into the part-time history, for any order of the rows, and HR can undo this', async () => {
  const checked = await importRows(ROWS, { preview: true })
  expect(checked.errors).toEqual([])
  expect(checked.sample.map(({ values }) => [values['Deeltijds percentage'], values['Percentage vanaf']])).toEqual([
    ['80', '01-01-2022'],
    ['100', ''],
    ['20', '01-06-2024'],
    ['80', '01-03-2019'],
  ])
  expect(await importRows(ROWS)).toMatchObject({ made: 4, errors: [] })
  expect(await recordsOf('mo')).toEqual([
    { percentage: 10_000, start: '2019-03-01', end: '2021-12-31' },
    { percentage: 8000, start: '2022-01-01', end: '2024-05-31' },
    { percentage: 2000, start: '2024-06-01', end: null },
  ])
  expect(await recordsOf('zoefie')).toEqual([{ percentage: 8000, start: '2019-03-01', end: null }])
  const again = await importRows(ROWS.filter((cells) => cells[5] !== ''))
  expect(again).toMatchObject({ made: 0, unchanged: 3, differing: [] })

  const { _embedded } = await call(hr, importActs)
  await call(hr, undoImport, { params: { id: _embedded.importActDtoList[0]!.id } })
  expect(await recordsOf('mo')).toEqual([])
  expect(await importRows(ROWS)).toMatchObject({ made: 4 })
})

test('the import reports an existing person with another percentage on the day of the row, and does not change the person', async () => {
  await importRows(ROWS)
  const before = await recordsOf('mo')
  const { differing, made } = await importRows([row('mo', ['60', '15-01-2022'])])
  expect(made).toBe(0)
  expect(differing[0]!.fields).toEqual([
    { column: 'Tewerkstelling', stored: '80', entered: '60' },
    { column: 'Regime vanaf', stored: '01-01-2022', entered: '15-01-2022' },
  ])
  expect(await recordsOf('mo')).toEqual(before)
})

test('the import reports each wrong row of a part-time history as an error of its column', async () => {
  const { errors } = await importRows(
    [
      row('laat', ['80', '01-04-2019']),
      row('vroeg', ['80', '']),
      row('vroeg', ['90', '01-02-2019']),
      row('anders', ['80', '']),
      row('anders', ['90', '01-06-2020', '02-03-2019']),
      row('dubbel', ['80', '']),
      row('dubbel', ['90', '01-03-2019']),
      row('laag', ['20', '']),
      row('fout', ['101', '01-03-2019']),
      row('datum', ['80', '31-02-2020']),
    ],
    { preview: true },
  )
  expect(errors.map(({ row: at, column }) => [at, column])).toEqual([
    [2, 'Regime vanaf'],
    [4, 'Regime vanaf'],
    [6, 'In dienst'],
    [8, null],
    [9, 'Tewerkstelling'],
    [10, 'Tewerkstelling'],
    [11, 'Regime vanaf'],
  ])
})
