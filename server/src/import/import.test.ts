import { IMPORT_KINDS, type ImportKind } from '@uurwerk/contract/import/importColumn'
import { activePeople, createPerson, person as personCall } from '@uurwerk/contract/people/people'
import { vacationCounters } from '@uurwerk/contract/balances/balances'
import { customer, toggleCustomer } from '@uurwerk/contract/customers/customers'
import { importTemplate } from '@uurwerk/contract/import/import'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, refusedWith } from '../testing/call.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import {
  importing,
  manyBalances,
  manyContracts,
  manyCustomers,
  manyPeople,
  manyShiftTypes,
} from '../testing/world/movingIn.ts'
import { givenPerson } from '../testing/world/world.ts'

const app = await hrWorld()
const { hr } = app

/** All rows of all database tables, except sessions and stored answers. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: names } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not in ('sessions', 'idempotent_answers', 'call_counts', 'import_runs') order by tablename`,
  )
  const tables: Record<string, unknown> = {}
  for (const { name } of names) {
    const { rows } = await app.pool.query<{ row: unknown }>(
      `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`,
    )
    tables[name] = rows
  }
  return tables
}

const count = async (table: 'contracts' | 'orders'): Promise<number> =>
  (await app.pool.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]!.n

const PEOPLE = 60
const CUSTOMERS = 20
const CONTRACTS = 70

const files: readonly [kind: ImportKind, csv: string, rows: number][] = [
  ['people', manyPeople(PEOPLE), PEOPLE],
  ['customers', manyCustomers(CUSTOMERS), CUSTOMERS],
  ['shiftTypes', manyShiftTypes(50, CUSTOMERS), 50],
  ['contracts', manyContracts(CONTRACTS, { people: PEOPLE, customers: CUSTOMERS }), CONTRACTS],
  ['balances', manyBalances(PEOPLE), 2 * PEOPLE],
]

test('a company imports its files when it starts to use Uurwerk: each preview reports the result and writes nothing, the import writes it, and a second import changes nothing', async () => {
  for (const [kind, csv, rows] of files) {
    const before = await everything()
    const preview = await call(...importing(hr, kind, csv, { preview: true }))
    expect(preview).toMatchObject({ preview: true, rows, made: rows, unchanged: 0, errors: [] })
    expect(preview.sample).toHaveLength(Math.min(rows, 50))
    expect(await everything()).toEqual(before)
    const done = await call(...importing(hr, kind, csv))
    expect(done).toMatchObject({ preview: false, made: rows, unchanged: 0 })
  }
  expect(await count('contracts')).toBe(CONTRACTS)
  expect(await count('orders')).toBe(CONTRACTS)

  const before = await everything()
  for (const [kind, csv, rows] of files) {
    const again = await call(...importing(hr, kind, csv))
    expect(again).toMatchObject({ made: 0, unchanged: rows, differing: [], errors: [] })
  }
  expect(await everything()).toEqual(before)
})

test('when two requests import one file at once, one import makes all records and the other finds them as existing', async () => {
  const csv = manyContracts(CONTRACTS, { people: PEOPLE, customers: CUSTOMERS }).replaceAll('-2026', '-2027')
  const answers = await Promise.all([
    call(...importing(hr, 'contracts', csv)),
    call(...importing(hr, 'contracts', csv)),
  ])
  expect(answers.map(({ made }) => made).sort((a, b) => a - b)).toEqual([0, CONTRACTS])
  expect(await count('contracts')).toBe(2 * CONTRACTS)
})

test('an imported person has the default values of the form, and the audit trail has one entry for the import', async () => {
  const made = {
    email: 'tom@verhuis.example',
    firstName: 'Tom',
    lastName: 'Aerts',
    employmentStartDate: '2025-03-01',
    provider: 'GOOGLE' as const,
    roles: ['ROLE_USER' as const],
    partTimePercentage: 80,
    sickDayHours: 7.6,
  }
  const byForm = await call(hr, createPerson, { body: made })
  const csv =
    'e-mail,VOORNAAM,achternaam,startdatum,deeltijds percentage\nsara@verhuis.example,Sara,Aerts,1/3/2025,80\n'
  await call(...importing(hr, 'people', csv))
  const people = (await call(hr, activePeople))._embedded.userDtoList
  const sara = people.find(({ email }) => email === 'sara@verhuis.example')!
  const imported = await call(hr, personCall, { params: { id: sara.id } })
  const own = { id: 0, email: '', firstName: '', _links: {}, partTimePercentageRecords: [] }
  // The comparison ignores the id of each part-time record.
  const alike = ({ facts, ...person }: typeof imported) => ({
    ...person,
    ...own,
    facts: { ...facts, records: facts.records.map((record) => ({ ...record, id: 0 })) },
  })
  expect(alike(imported)).toEqual(alike(byForm))
  expect(imported.partTimePercentageRecords).toMatchObject([{ percentage: 80, startDate: '2025-03-01', endDate: null }])
  const counters = (id: number) => call(hr, vacationCounters, { params: { id, year: 2026 } })
  expect((await counters(sara.id))._embedded).toEqual((await counters(byForm.id))._embedded)

  const { rows } = await app.pool.query<{ action: string; changes: unknown }>(
    `select action, changes from audit_entries where action in ('import people', 'create person') order by id desc limit 2`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['import people', 'create person'])
  expect(rows[0]!.changes).toMatchObject({ rows: [null, 1], made: [null, 1], unchanged: [null, 0] })
})

test('the import reports each field in which an existing record differs, and does not change the record', async () => {
  const csv = 'E-mail;Voornaam;Achternaam;Startdatum\r\nlies@verhuis.example;Lies;Claes;2025-01-01\r\n'
  await call(...importing(hr, 'people', csv))
  const before = await everything()
  const again = await call(
    ...importing(hr, 'people', csv.replace('Claes', 'Claeys').replace('2025-01-01', '02-01-2025')),
  )
  expect(again).toMatchObject({ made: 0, unchanged: 0, errors: [] })
  expect(again.differing).toEqual([
    {
      row: 2,
      name: 'Lies Claeys',
      message: 'Bestaat al, met andere gegevens: achternaam, startdatum. Blijft zoals het is.',
      fields: [
        { column: 'Achternaam', stored: 'Claes', entered: 'Claeys' },
        { column: 'Startdatum', stored: '01-01-2025', entered: '02-01-2025' },
      ],
    },
  ])
  expect(await everything()).toEqual(before)
})

test('the import reports an inactive customer with the same name as inactive, and does not activate it', async () => {
  const csv = manyCustomers(1)
  await call(...importing(hr, 'customers', csv))
  const { id } = await app.db.selectFrom('customers').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const activate = (newActivationStatus: boolean) =>
    call(hr, toggleCustomer, { params: { id }, body: { newActivationStatus } })
  await activate(false)
  const body = await call(...importing(hr, 'customers', csv))
  expect(body).toMatchObject({ made: 0, errors: [], differing: [{ row: 2 }] })
  expect((await call(hr, customer, { params: { id } })).active).toBe(false)
  await activate(true)
})

test('the import can set a balance that only public holidays have changed, and does not change a balance that was set before', async () => {
  const person = 'E-mail;Voornaam;Achternaam;Startdatum\nnoor@verhuis.example;Noor;Jacobs;01-01-2020\n'
  await call(...importing(hr, 'people', person))
  const rows = ['noor@verhuis.example;Recup feestdag;2026;3;0,5', 'noor@verhuis.example;anciënniteitsverlof;2026;2;2']
  const csv = ['E-mail;Soort;Jaar;Toegekend;Over', ...rows, ''].join('\n')
  expect(await call(...importing(hr, 'balances', csv))).toMatchObject({ made: 2, errors: [] })
  const people = (await call(hr, activePeople))._embedded.userDtoList
  const noor = people.find(({ email }) => email === 'noor@verhuis.example')!
  const { vacationCounterDtoList: counters } = (
    await call(hr, vacationCounters, { params: { id: noor.id, year: 2026 } })
  )._embedded
  const counter = (type: string) => counters.find((one) => one.type === type)
  expect(counter('RECUPERATION_HOLIDAY')).toMatchObject({ originalBalance: 3, currentBalance: 0.5 })
  expect(counter('SENIORITY_LEAVE')).toMatchObject({ originalBalance: 2, currentBalance: 2 })
  const other = await call(...importing(hr, 'balances', csv.replace('3;0,5', '3;1')))
  expect(other).toMatchObject({ made: 0, unchanged: 1 })
  expect(other.differing[0]?.fields).toEqual([{ column: 'Over', stored: '0,5', entered: '1' }])
})

test('the template file contains the headers, and its example row is not imported', async () => {
  for (const kind of IMPORT_KINDS) {
    const { body, headers } = await outcomeOf(hr, importTemplate, { params: { kind } })
    expect(headers['content-disposition']).toContain('.csv')
    expect(body?.startsWith('\uFEFF')).toBe(true)
    const answer = await call(...importing(hr, kind, body ?? '', { preview: true }))
    expect(answer).toMatchObject({ rows: 0, made: 0, errors: [] })
    expect(answer.columns.filter(({ path }) => path === null)).toEqual([])
  }
})

test('an employee cannot import files', async () => {
  const anna = await app.as(await givenPerson(app.db))
  expect((await refused(...importing(anna, 'people', manyPeople(1)))).status).toBe(403)
  expect((await refusedWith(hr, importTemplate, { params: { kind: 'shifts' } })).status).toBe(404)
})
