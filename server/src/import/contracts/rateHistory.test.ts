import { contract as contractCall } from '@uurwerk/contract/contracts/contracts'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { importing, tableOf } from '../../testing/world/movingIn.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPerson } from '../../testing/world/world.ts'

const app = await hrWorld()
const { hr } = app
let customer: string

beforeAll(async () => {
  const id = await givenCustomer(app.db)
  const row = await app.db
    .selectFrom('customers')
    .select('customers.name')
    .where('customers.id', '=', id)
    .executeTakeFirstOrThrow()
  customer = row.name
  for (const name of ['anna', 'noor', 'sara'])
    await givenPerson(app.db, { email: `${name}@tarief.example`, from: '2019-01-01' })
})

const HEADER = ['Medewerker', 'Klant', 'Startdatum', 'Einddatum', 'Tarief vanaf', 'Tarief tot', 'Tarief']
const row = (name: string, [end, from, until, rate]: readonly [string, string, string, string]) => [
  `${name}@tarief.example`,
  customer,
  '01-01-2024',
  end,
  from,
  until,
  rate,
]
const importRows = (rows: readonly (readonly string[])[], options = {}) =>
  call(...importing(hr, 'contracts', tableOf(HEADER, rows), options))

test('the import turns the rows of one contract into consecutive orders, for any order of the rows in the file', async () => {
  const rows = [
    row('anna', ['', '01-01-2026', '', '44,00']),
    row('anna', ['', '', '', '40,00']),
    row('anna', ['', '01-01-2025', '', '42,50']),
    row('noor', ['31-12-2026', '', '30-06-2024', '39,00']),
    row('noor', ['31-12-2026', '01-09-2024', '', '41,00']),
  ]
  expect((await importRows(rows, { preview: true })).sample.map(({ values }) => values['Einddatum order'])).toEqual([
    '',
    '31-12-2024',
    '31-12-2025',
    '30-06-2024',
    '31-12-2026',
  ])
  expect(await importRows(rows)).toMatchObject({ made: 5, errors: [], warnings: [] })
  const { rows: contracts } = await app.pool.query<{ id: number }>(
    `select c.id from contracts c join people p on p.id = c.person_id where p.email like '%@tarief.example' order by p.email`,
  )
  expect(contracts).toHaveLength(2)
  const ofAnna = await call(hr, contractCall, { params: { contractId: contracts[0]!.id } })
  expect(ofAnna.orders.map(({ startDate, endDate, baseHourlyRate }) => [startDate, endDate, baseHourlyRate])).toEqual([
    ['2026-01-01', null, 44],
    ['2025-01-01', '2025-12-31', 42.5],
    ['2024-01-01', '2024-12-31', 40],
  ])
  expect(await importRows(rows)).toMatchObject({ made: 0, unchanged: 5, differing: [], errors: [] })
})

test('the import refuses orders that overlap, and rows of one contract with different last days', async () => {
  const { errors } = await importRows(
    [
      row('sara', ['31-12-2026', '', '30-06-2025', '40,00']),
      row('sara', ['31-12-2026', '01-06-2025', '', '41,00']),
      row('sara', ['', '01-01-2026', '', '42,00']),
    ],
    { preview: true },
  )
  expect(errors.map(({ row: at, column }) => [at, column])).toEqual([
    [3, 'Tarief vanaf'],
    [4, 'Einddatum'],
  ])
})

test('the import of a contract removes the stored balance of a month that is incomplete because of the contract', async () => {
  const personId = await givenPerson(app.db, { email: 'lies@tarief.example', from: '2019-01-01' })
  const [seconds, stored] = [3600, '2024-04-01T00:00:00Z']
  await app.pool.query(
    `insert into month_balances (person_id, month_on, needed_seconds, counted_seconds, earned_seconds, taken_seconds, made_with, stored_at)
     values ($1, '2024-03-01', 0, $2, $2, 0, '{}', $3)`,
    [personId, seconds, stored],
  )
  await importRows([row('lies', ['', '', '', '40,00'])])
  const { rows } = await app.pool.query('select month_on from month_balances where person_id = $1', [personId])
  expect(rows).toEqual([])
})
