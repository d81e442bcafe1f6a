import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { lockImports } from '../../../import/importLockStore.ts'
import { lockBankFiles } from '../../../payments/statements/bankFileStore.ts'
import { asSuperuser, createOffices } from '../../../testing/database/createOffices.ts'
import { createDatabase } from '../database.ts'
import { readMigrations, migrationsFolder } from '../migration/migrations.ts'
import { createPool } from '../opening/createPool.ts'
import { inTransaction } from '../transaction.ts'
import { addressOfOffice, type Office } from './office.ts'

// The constructs that the code of an office may not use, because its schema is one of many schemas in one database.

const sources = path.resolve(import.meta.dirname, '../../..')
const texts = globSync('**/*.ts', { cwd: sources })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'))
  .map((file) => [file, readFileSync(path.join(sources, file), 'utf8')] as const)
const migrations = readMigrations(migrationsFolder).map(({ name, sql: statements }) => [name, statements] as const)

/** The list of offices is in the schema `house`. These files manage that list and the schemas of the offices. */
const ofOperator = (file: string): boolean =>
  file.startsWith('platform/db/offices/') || file.startsWith('operations/offices/')
const ofOffice = [...texts.filter(([file]) => !ofOperator(file)), ...migrations]

const found = (pattern: RegExp, inTexts: readonly (readonly [string, string])[]): string[] =>
  inTexts.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

test('no SQL statement and no migration contains the name of a schema', () => {
  expect(texts.length).toBeGreaterThan(800)
  expect(found(/(?<![\w./@-])"?(?:public|house|ext|office_\w+)"?\."?[a-z_]\w*/gi, ofOffice)).toEqual([])
  expect(found(/(?<![\w./@-])"?(?:public|office_\w+)"?\."?[a-z_]\w*/gi, texts)).toEqual([])
  expect(
    found(
      /\blastval\s*\(|\bset (?:role|search_path)\b|\bset_config\('(?:role|search_path)'|\.withSchema\(/gi,
      ofOffice,
    ),
  ).toEqual([])
})

test('only the SQL statements of the job queue write a schema before the name of a table, and they read this schema from the connection', () => {
  const added = found(/\$\{[^{}]*schema[^{}]*\}"?\.\w+/gi, texts)
  expect([...new Set(added)].toSorted()).toEqual([
    'platform/jobs/jobFiguresStore.ts: ${await jobsSchema(db)}._private_known_crontabs',
    'platform/jobs/jobFiguresStore.ts: ${await jobsSchema(db)}.jobs',
    'platform/jobs/prepareJobs.ts: ${jobsSchema}.add_job',
    'platform/jobs/recoverJobs.ts: ${schema.quoted}._private_job_queues',
    'platform/jobs/recoverJobs.ts: ${schema.quoted}._private_jobs',
    'platform/jobs/recoverJobs.ts: ${schema.quoted}.force_unlock_workers',
  ])
})

test('only the preparation of a database creates an extension, and each office uses the same extension', () => {
  const files = found(/\bcreate extension\b/gi, [...texts, ...migrations]).map((each) => each.split(':')[0])
  expect([...new Set(files)].toSorted()).toEqual([
    'platform/db/migration/requirePostgres.ts',
    'platform/db/offices/openOfficeList.ts',
  ])
})

test('no SQL statement searches the catalogue for a table by name alone, because the catalogue has such a table for each office', () => {
  expect(found(/\b(?:relname|tablename|table_name|conname|proname)\s*(?:=|in\b|like\b)/gi, ofOffice)).toEqual([])
})

test('the key of each advisory lock in the database contains the schema of the office, except the keys of three locks for the whole database', () => {
  const keys = texts.flatMap(([, text]) =>
    [...text.matchAll(/advisory\w*_lock(?:_shared)?\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, key = '']) => key),
  )
  const ofOneOffice = keys.filter((key) => /^hashtext\('[\w. ]+'\), hashtext\(current_schema\)$/.test(key))
  expect(ofOneOffice.length).toBeGreaterThan(3)
  expect([...new Set(keys.filter((key) => !ofOneOffice.includes(key)))].toSorted()).toEqual([
    // The key of the lock of a job worker contains the worker's random name, so the key is unique in the database, also
    // without the schema.
    `hashtext('uurwerk.jobs'), hashtext($1)`,
    `hashtext('uurwerk.jobs'), hashtext(holder)`,
    // This lock makes the actions of an operator run one after another, for all offices.
    `hashtext('uurwerk.offices')`,
  ])
  // Each kind of lock of an office needs its own first part of the key. With the same key, two kinds of work would wait
  // for each other.
  const kinds = ofOneOffice.map((key) => key.split(',')[0])
  expect(new Set(kinds).size).toBe(kinds.length)
})

const { superUrl } = await createOffices('een')

test('no database object of an office depends on another schema, and each identity column is a bigint', async () => {
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

test('no trigger of Uurwerk sends a database notification, because it is possible that no process listens', async () => {
  const functions = await asSuperuser(
    superUrl,
    `select distinct p.proname from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.pronamespace = 'office_een'::regnamespace and p.prosrc ~* 'pg_notify|\\madd_job|\\mnotify '`,
  )
  expect(functions).toEqual([])
})

test('no object of an office uses a table, type, function or collation of another schema, except the extension', async () => {
  const foreign = await asSuperuser(
    superUrl,
    `with owned as (
       select 'pg_class'::regclass as kind, oid, relnamespace as place from pg_class
       union all select 'pg_proc'::regclass, oid, pronamespace from pg_proc
       union all select 'pg_type'::regclass, oid, typnamespace from pg_type
       union all select 'pg_collation'::regclass, oid, collnamespace from pg_collation
       union all select 'pg_operator'::regclass, oid, oprnamespace from pg_operator
       union all select 'pg_opclass'::regclass, oid, opcnamespace from pg_opclass
       union all select 'pg_constraint'::regclass, oid, connamespace from pg_constraint
       union all select 'pg_trigger'::regclass, t.oid, c.relnamespace from pg_trigger t join pg_class c on c.oid = t.tgrelid
       union all select 'pg_attrdef'::regclass, d.oid, c.relnamespace from pg_attrdef d join pg_class c on c.oid = d.adrelid
       union all select 'pg_rewrite'::regclass, r.oid, c.relnamespace from pg_rewrite r join pg_class c on c.oid = r.ev_class
     )
     select distinct used.kind::text, used.oid, used.place::regnamespace::text
     from pg_depend d
     join owned mine on mine.kind = d.classid and mine.oid = d.objid
     join owned used on used.kind = d.refclassid and used.oid = d.refobjid
     where mine.place = 'office_een'::regnamespace and used.place not in (mine.place, 'pg_catalog'::regnamespace)
       and not exists (
         select from pg_depend e where e.classid = used.kind and e.objid = used.oid and e.refclassid = 'pg_extension'::regclass
       )`,
  )
  expect(foreign).toEqual([])
})

test('the job queue of an office is in the schema of the office, so that one transaction can store a change and the job for that change', async () => {
  const queues = await asSuperuser(
    superUrl,
    `select relnamespace::regnamespace::text as schema from pg_class where relname = '_private_jobs'`,
  )
  expect(queues).toEqual([{ schema: 'office_een' }])
})

test('the keys of the advisory locks in the database are different for each of 200 offices', async () => {
  const [counted] = await asSuperuser(
    superUrl,
    `select count(distinct hashtext('office_kantoor_' || number))::integer as keys from generate_series(1, 200) number`,
  )
  expect(counted).toEqual({ keys: 200 })
})

test('an office that holds its lock for imports, bank files and migrations does not make another office wait', async () => {
  const { url, superUrl: ofBoth } = await createOffices('noord', 'zuid')
  const offices = (await asSuperuser(ofBoth, 'select name, schema, role from house.offices order by name')) as Office[]
  const [noord, zuid] = offices.map((office) =>
    createDatabase(createPool({ url: addressOfOffice(url, office), max: 2 })),
  )
  if (noord === undefined || zuid === undefined) throw new Error('two offices were made')
  onTestFinished(async () => void (await Promise.all([noord.destroy(), zuid.destroy()])))
  await inTransaction(noord, async (tx) => {
    await lockImports(tx)
    await lockBankFiles(tx)
    await sql`select pg_advisory_xact_lock(hashtext('uurwerk.migrate'), hashtext(current_schema))`.execute(tx)
    await inTransaction(zuid, async (other) => {
      await sql`set local lock_timeout = 2000`.execute(other)
      await lockImports(other)
      await lockBankFiles(other)
      await sql`select pg_advisory_xact_lock(hashtext('uurwerk.migrate'), hashtext(current_schema))`.execute(other)
    })
    await expect(
      inTransaction(noord, async (same) => {
        await sql`set local lock_timeout = 100`.execute(same)
        await lockImports(same)
      }),
    ).rejects.toThrow('lock timeout')
  })
})
