import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readMigrations, migrationsFolder } from '../migration/migrations.ts'
import { asSuperuser, createOffices } from '../../../testing/createOffices.ts'

// What the schema of an office may not need, so that it can be one of many schemas on one server.

const sources = path.resolve(import.meta.dirname, '../../..')
const stores = globSync('**/*Store.ts', { cwd: sources }).filter((file) => !file.startsWith('platform/db/offices/'))

test('no statement and no migration names a schema', () => {
  const texts = [
    ...stores.map((file) => [file, readFileSync(path.join(sources, file), 'utf8')]),
    ...readMigrations(migrationsFolder).map(({ name, sql }) => [name, sql]),
  ]
  expect(stores.length).toBeGreaterThan(100)
  for (const [name, text = ''] of texts) {
    const words = text.match(/\b(from|join|into|update|table|references|on)\s+(public|house|ext|office_\w+)\.\w/gi)
    expect([name, words]).toEqual([name, null])
    expect([name, /\blastval\s*\(|\bcreate extension\b|\bset (role|search_path)\b/i.test(text)]).toEqual([name, false])
  }
})

const { superUrl } = await createOffices('een')

test('nothing of an office depends on another schema, and each identity column is a bigint', async () => {
  const foreign = await asSuperuser(
    superUrl,
    `select c.conname from pg_constraint c join pg_class r on r.oid = c.confrelid
     where c.connamespace = 'office_een'::regnamespace and r.relnamespace <> c.connamespace`,
  )
  expect(foreign).toEqual([])
  const narrow = await asSuperuser(
    superUrl,
    `select table_name, column_name from information_schema.columns
     where table_schema = 'office_een' and is_identity = 'YES' and data_type <> 'bigint' and table_name not like '\\_private%'`,
  )
  expect(narrow).toEqual([])
  const foreignTables = await asSuperuser(superUrl, `select relname from pg_class where relkind = 'f'`)
  expect(foreignTables).toEqual([])
})

test('no trigger of Uurwerk sends a notice, because a trigger may run where nobody listens', async () => {
  const functions = await asSuperuser(
    superUrl,
    `select distinct p.proname from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.pronamespace = 'office_een'::regnamespace and p.prosrc ilike '%pg_notify%'`,
  )
  expect(functions).toEqual([])
})
