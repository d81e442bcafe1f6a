import { readdirSync, readFileSync } from 'node:fs'
import { forgettableKinds } from '@uurwerk/domain/operations/retention/forgettableKind'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database/createTestDatabase.ts'
import { keptOnPurpose, keptUnderANumber } from './keptOnPurpose.ts'
import { partsOf } from './partsStore.ts'

const { db } = await createTestDatabase()

const SETTING = ['uurwerk', 'forget_before'].join('.')

const parts = forgettableKinds.flatMap((kind) => partsOf[kind])
const forgotten = parts.flatMap(({ table, set = {} }) => Object.keys(set).map((column) => `${table}.${column}`))
const kept = Object.keys(keptOnPurpose).flatMap((key) => {
  const [table = '', columns = ''] = key.split('.')
  return columns.split(' ').map((column) => `${table}.${column}`)
})

/** The types of columns that can contain a name, a text or a file. */
const telling = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'audit_entries_%'
      and c.table_name <> 'schema_migrations'
      and c.data_type not in ('bigint', 'integer', 'boolean', 'date', 'timestamp with time zone')
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

test('every database column of text, bytes or JSON has a retention term, or a reason to be kept', async () => {
  const all = await telling()
  expect(all.filter((name) => ![...forgotten, ...kept].includes(name))).toEqual([])
  expect(kept.filter((name) => !all.includes(name))).toEqual([])
})

test('every database table about a person has a retention term, or contains only numbers', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass::text as name
    from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'people'::regclass
      and not exists (select from pg_inherits i where i.inhrelid = c.conrelid)`.execute(db)
  const settled = new Set([...parts.map(({ table }) => table), ...keptUnderANumber])
  expect(rows.map(({ name }) => name).filter((name) => !settled.has(name))).toEqual([])
})

test('only the code of the retention job can change the protected tables', () => {
  const source = new URL('../../', import.meta.url)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const opening = files.filter((name) => readFileSync(new URL(name, source), 'utf8').includes(SETTING))
  expect(opening.toSorted()).toEqual([
    'operations/retention/anonymiseExpired.test.ts',
    'operations/retention/forgetStore.ts',
  ])
})
