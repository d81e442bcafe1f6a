import { expect, onTestFinished, test } from 'vitest'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { cleanDatabase, readCleanState } from './cleanDatabase.ts'
import { asSuperuser } from './createOffices.ts'
import { createFrom } from './createTestDatabase.ts'
import { TEMPLATE } from './template.ts'

const url = await createFrom(TEMPLATE)

/** Opens a pool on the database of this file, as a test file gets it. */
async function open() {
  const pool = createPool({ url, max: 5 })
  onTestFinished(async () => void (pool.ended || (await pool.end())))
  const state = await readCleanState(pool)
  return { pool, clean: () => cleanDatabase(pool, state) }
}

const contents = async () => {
  const tables = await asSuperuser(
    url,
    `select c.oid::regclass::text as name from pg_class c where relkind = 'r' and oid >= 16384 order by 1`,
  )
  const parts = [...tables.map(({ name }) => String(name)), 'pg_sequences'].map(
    (name) => `select json_agg(t order by t::text)::text as part from ${name} t`,
  )
  return (
    await asSuperuser(url, `select md5(string_agg(part, ' ')) as contents from (${parts.join(' union all ')}) p`)
  )[0]
}

const usual = await contents()

test('a used database is the same as a new one after it was cleaned: without rows of tests, with the rows and sequence values of the template', async () => {
  const { pool, clean } = await open()
  const employer = `insert into hr_employers (name) values ('Zorgpunt') returning id`
  expect((await pool.query(employer)).rows).toEqual([{ id: 1 }])
  await pool.query(`update company_settings set name = 'Zorgpunt'`)
  await pool.query(`insert into qualifications (name) values ('Nachtdienst')`)
  await pool.query('delete from accounting_costs')
  expect(await contents()).not.toEqual(usual)
  expect(await clean()).toBe(true)
  expect(await contents()).toEqual(usual)
  expect((await pool.query(employer)).rows).toEqual([{ id: 1 }])
  expect(await clean()).toBe(true)
})

test('a cleaned connection has no transaction, settings, locks or subscriptions of the previous test file', async () => {
  const { pool, clean } = await open()
  await pool.query(`set search_path = pg_temp; listen news; select pg_advisory_lock(7)`)
  await pool.query(`begin; insert into public.hr_employers (name) values ('Zorgpunt')`)
  expect(await clean()).toBe(true)
  expect(pool.totalCount).toBe(1)
  const { rows } = await pool.query(`
    select current_setting('search_path') as path, (select count(*)::int from pg_listening_channels()) as channels,
      (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`)
  expect(rows).toEqual([{ path: '"$user", public', channels: 0, locks: 0 }])
  expect(await contents()).toEqual(usual)
})

test.each([
  ['a new table', 'create table own (id int)', 'drop table own'],
  ['a temporary table', 'create temp table own (id int)', 'drop table if exists own'],
  ['a disabled trigger', 'alter table shifts disable trigger all', 'alter table shifts enable trigger all'],
  ['a comment', `comment on table shifts is 'x'`, 'comment on table shifts is null'],
  ['statistics', 'analyze company_settings', 'select 1'],
  [
    'a setting of the database',
    `do $$ begin execute format('alter database %I set work_mem = ''1MB''', current_database()); end $$`,
    `do $$ begin execute format('alter database %I reset work_mem', current_database()); end $$`,
  ],
])('a database is not used again after a test that left %s', async (_what, change, undo) => {
  const { pool, clean } = await open()
  expect(await clean()).toBe(true)
  await pool.query(change)
  expect(await clean()).toBe(false)
  await pool.query(undo)
  // A temporary table is removed a moment after its connection has ended.
  await expect.poll(contents).toEqual(usual)
})

test('a database is not used again while another connection uses it, or after its pool has ended', async () => {
  const { pool, clean } = await open()
  const client = await pool.connect()
  expect(await clean()).toBe(false)
  client.release()
  expect(await clean()).toBe(true)
  const other = createPool({ url, max: 1 })
  await other.query('select 1')
  expect(await clean()).toBe(false)
  await other.end()
  await pool.end()
  expect(await clean()).toBe(false)
})
