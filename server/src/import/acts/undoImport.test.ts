import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { importActs, undoImport } from '@uurwerk/contract/import/importActs'
import { editVacationCounter } from '@uurwerk/contract/balances/balances'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import {
  importing,
  manyBalances,
  manyContracts,
  manyCustomers,
  manyPeople,
  manyShiftTypes,
  tableOf,
} from '../../testing/world/movingIn.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenHr, givenPerson } from '../../testing/world/world.ts'

const app = await hrWorld()
const { hr } = app

const PEOPLE = 30
const CUSTOMERS = 12

const files: readonly (readonly [kind: ImportKind, csv: string])[] = [
  ['people', manyPeople(PEOPLE)],
  ['customers', manyCustomers(CUSTOMERS)],
  ['shiftTypes', manyShiftTypes(24, CUSTOMERS)],
  ['contracts', manyContracts(40, { people: PEOPLE, customers: CUSTOMERS })],
]

const TABLES = [
  'people',
  'person_roles',
  'part_time_records',
  'counter_entries',
  'counter_balances',
  'customers',
  'customer_emails',
  'bonus_rates',
  'shift_types',
  'contracts',
  'orders',
]

/** The rows of all tables that imports fill, without ids and times, because these differ in each import. */
async function company(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    const { rows } = await app.pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`)
    counts[table] = rows[0]!.n
  }
  return counts
}

const acts = async () => (await call(hr, importActs))._embedded.importActDtoList

async function importAll(): Promise<void> {
  for (const [kind, csv] of files) expect((await call(...importing(hr, kind, csv))).made).toBeGreaterThan(0)
}

test('HR can undo imports in the reverse order: the data of the company is then the same as before the imports, and the same files can be imported again', async () => {
  const before = await company()
  await importAll()
  const full = await company()
  const made = await acts()
  expect(made.map(({ kind, made: count, madeBy }) => [kind, count, madeBy])).toEqual([
    ['contracts', 40, 'Katrien Lauwers'],
    ['shiftTypes', 24, 'Katrien Lauwers'],
    ['customers', CUSTOMERS, 'Katrien Lauwers'],
    ['people', PEOPLE, 'Katrien Lauwers'],
  ])
  for (const { id } of made) await call(hr, undoImport, { params: { id } })
  expect(await company()).toEqual(before)
  expect((await acts()).every(({ undoneAt }) => undoneAt !== null)).toBe(true)
  expect((await acts()).map(({ actions }) => actions.undo?.code)).toEqual((await acts()).map(() => 'import_undone'))
  expect((await refused(hr, undoImport, { params: { id: made[0]!.id } })).code).toBe('import_undone')
  const { rows } = await app.pool.query<{ n: number }>(
    `select count(*)::integer as n from audit_entries where action in ('remove person', 'remove contract')`,
  )
  expect(rows[0]!.n).toBe(PEOPLE + 40)
  await importAll()
  expect(await company()).toEqual(full)
})

test('HR cannot undo an import while other records use its records, and the refusal counts these records', async () => {
  await call(...importing(hr, 'balances', manyBalances(PEOPLE)))
  const before = await company()
  const [, contracts, , customers, people] = await acts()
  const ofPeople = await refused(hr, undoImport, { params: { id: people!.id } })
  expect(ofPeople.message).toMatch(/40 contracten/)
  expect((await refused(hr, undoImport, { params: { id: customers!.id } })).message).toMatch(/40 contracten/)
  expect(await company()).toEqual(before)
  await call(hr, undoImport, { params: { id: contracts!.id } })
  expect((await refused(hr, undoImport, { params: { id: people!.id } })).message).not.toMatch(/contracten/)
})

/** The balance of every leave counter, and the opening balance of recuperation of every person. */
async function balancesOf(): Promise<unknown> {
  const { rows } = await app.pool.query(
    `select b.person_id, b.year, b.counter_type, b.original_half_days, b.current_half_days from counter_balances b
     where b.original_half_days <> 0 or b.current_half_days <> 0
     order by b.person_id, b.year, b.counter_type`,
  )
  const people = await app.pool.query('select id, recup_opening_month, recup_opening_seconds from people order by id')
  return [rows, people.rows]
}

describe('the undo of an import of opening balances', () => {
  const header = ['E-mail', 'Soort', 'Jaar', 'Toegekend', 'Over', 'Openingsmaand', 'Uren']
  const email = 'saldo@verhuis.example'
  const file = tableOf(header, [
    [email, 'Wettelijke vakantie', '2026', '20', '0', '', ''],
    [email, 'Recup feestdag', '2026', '3', '2', '', ''],
    [email, 'Recuperatie', '', '', '', '11-2026', '7,5'],
  ])
  const personFile = (address: string) =>
    tableOf(['E-mail', 'Voornaam', 'Achternaam', 'Startdatum'], [[address, 'Noor', 'Jacobs', '28-02-2013']])
  const undoLast = async () => {
    const [last] = await acts()
    return [hr, undoImport, { params: { id: last!.id } }] as const
  }

  test('the undo of imported balances adds opposite ledger entries, each balance is as before, and HR can import the file again', async () => {
    await call(...importing(hr, 'people', personFile(email)))
    const before = await balancesOf()
    expect((await call(...importing(hr, 'balances', file))).made).toBe(3)
    const imported = await balancesOf()
    await call(...(await undoLast()))
    expect(await balancesOf()).toEqual(before)
    expect((await call(...importing(hr, 'balances', file))).made).toBe(3)
    expect(await balancesOf()).toEqual(imported)
  })

  test('HR cannot undo an import of balances after HR has changed one of the imported counters', async () => {
    const { rows } = await app.pool.query<{ id: number }>('select id from people where email = $1', [email])
    await call(hr, editVacationCounter, {
      params: { userId: rows[0]!.id, year: 2026 },
      body: { type: 'STATUTORY_VACATION', originalBalance: 21, currentBalance: 1, reason: 'vergeten' },
    })
    const before = await balancesOf()
    const refusal = await refused(...(await undoLast()))
    expect(refusal.code).toBe('record_in_use')
    expect(await balancesOf()).toEqual(before)
  })

  test('after the undo of an import of balances, HR can remove the people of the import', async () => {
    const other = 'weg@verhuis.example'
    await call(...importing(hr, 'people', personFile(other)))
    const [people] = await acts()
    await call(...importing(hr, 'balances', file.replaceAll(email, other)))
    expect((await refused(hr, undoImport, { params: { id: people!.id } })).message).toMatch(/saldo/)
    await call(...(await undoLast()))
    await call(hr, undoImport, { params: { id: people!.id } })
    const { rows } = await app.pool.query('select id from people where email = $1', [other])
    expect(rows).toEqual([])
  })
})

test('when HR undoes an import of people during an import of their contracts, the first of the two succeeds and the other is refused', async () => {
  const beside = await startTestApp()
  const { call: admin } = await givenHr(beside)
  await call(...importing(admin, 'customers', manyCustomers(2)))
  await call(...importing(admin, 'people', manyPeople(20)))
  const [people] = (await call(admin, importActs))._embedded.importActDtoList
  const [undone, imported] = await Promise.all([
    outcomeOf(admin, undoImport, { params: { id: people!.id } }),
    outcomeOf(...importing(admin, 'contracts', manyContracts(20, { people: 20, customers: 2 }))),
  ])
  const codes = [undone.refusal?.code ?? 'done', imported.refusal?.code ?? 'done']
  expect([
    ['done', 'import_has_errors'],
    ['record_in_use', 'done'],
  ]).toContainEqual(codes)
  const countIn = async (table: string, where = 'true') => {
    const { rows } = await beside.pool.query<{ n: number }>(
      `select count(*)::integer as n from ${table} where ${where}`,
    )
    return rows[0]!.n
  }
  const left = codes[0] === 'done' ? 0 : 20
  expect(await countIn('people', "email like '%@verhuis.example'")).toBe(left)
  expect(await countIn('contracts')).toBe(left)
})

test('an employee cannot undo an import', async () => {
  const anna = await app.as(await givenPerson(app.db))
  const [act] = await acts()
  expect((await refused(anna, undoImport, { params: { id: act!.id } })).status).toBe(403)
})
