import { foundInSize } from '../doctor/checks/checkDatabase.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { latestMigration } from '../../platform/db/migration/migrations.ts'
import { hasOffices } from '../../platform/db/offices/directoryStore.ts'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { asSuperuser, createOffices } from '../../testing/database/createOffices.ts'
import { createEmptyDatabase } from '../../testing/database/createTestDatabase.ts'
import { Client } from 'pg'
import { runAct } from './runAct.ts'

const { url, superUrl, act, environment } = await createOffices('een', 'twee')
const listed = async () => (await act('list')).map((line) => line.split(/ {2,}/))

test('a server process sees whether bin/offices has added an office to its database', async () => {
  const { url: empty } = await createEmptyDatabase()
  const pools = [url, empty].map((each) => createPool({ url: each, max: 1 }))
  onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.end()))))
  expect(await Promise.all(pools.map(hasOffices))).toEqual([true, false])
})

test('an operator who is not a superuser can add offices, each with its own schema and role', async () => {
  const migration = `migratie ${latestMigration()}`
  expect(await listed()).toEqual([
    [
      'een',
      'aan',
      migration,
      '8 verbindingen',
      '50 aanroepen/s',
      expect.stringMatching(/^\d+ MB van 4,9 GB$/),
      'een.test',
    ],
    [
      'twee',
      'aan',
      migration,
      '8 verbindingen',
      '50 aanroepen/s',
      expect.stringMatching(/^\d+ MB van 4,9 GB$/),
      'twee.test',
    ],
  ])
  const owners = await asSuperuser(
    superUrl,
    `select n.nspname as schema, array_agg(distinct r.rolname::text like '%\\_' || n.nspname) as "ownedByItsRole",
       bool_or(r.rolcanlogin or r.rolsuper or r.rolcreaterole) as powers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_roles r on r.oid = c.relowner
     where n.nspname like 'office%' group by 1 order by 1`,
  )
  expect(owners).toEqual([
    { schema: 'office_een', ownedByItsRole: [true], powers: false },
    { schema: 'office_twee', ownedByItsRole: [true], powers: false },
  ])
})

test('an operator can add and remove an office when another database on the same server has a role with that name', async () => {
  const own = await createOffices()
  const [{ database } = { database: '' }] = (await asSuperuser(
    own.superUrl,
    'select current_database() as database',
  )) as {
    database: string
  }[]
  const role = `${database.slice(0, 24)}_office_drie`
  await asSuperuser(own.superUrl, `create role ${role}`)
  onTestFinished(async () => void (await asSuperuser(own.superUrl, `drop role ${role}`)))
  await own.act('add', 'drie', 'drie.test')
  expect(await asSuperuser(own.superUrl, `select state from house.offices where role <> '${role}'`)).toEqual([
    { state: 'on' },
  ])
  await asSuperuser(
    own.superUrl,
    `update house.offices set state = 'deleted', deleted_at = now() - interval '31 days';
     insert into house.acts (act, office) values ('dump', 'drie')`,
  )
  expect(await own.act('purge')).toEqual(['drie is verwijderd.'])
  expect(await asSuperuser(own.superUrl, `select from pg_roles where rolname = '${role}'`)).toHaveLength(1)
})

test('an operator whose database does not answer or refuses the login reads which address is wrong', async () => {
  const operator = new URL(environment.DATABASE_URL_OPERATOR)
  const actAt = (change: (address: URL) => void) => {
    const address = new URL(operator)
    change(address)
    return runAct({ ...environment, DATABASE_URL_OPERATOR: address.href }, 'list', [])
  }
  const sentence = 'De databank van DATABASE_URL_OPERATOR is niet bereikbaar: '
  await expect(actAt((address) => (address.port = '1'))).rejects.toThrow(`${sentence}connect `)
  const unknown = actAt((address) => (address.username = 'nobody_at_all'))
  await expect(unknown).rejects.toThrow(`${sentence}role "nobody_at_all" does not exist`)
})

test('the nightly dump keeps the old dumps and fails when the database has no office, for example because its address is wrong', async () => {
  const empty = await createOffices()
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-nightly-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const old = path.join(folder, 'een-20260101-030000.dump.enc')
  writeFileSync(old, '')
  utimesSync(old, 0, 0)
  const script = path.resolve(import.meta.dirname, '../../../../deploy/dump-offices.sh')
  const env = { ...process.env, ...empty.environment, OFFICES_KEY: Buffer.alloc(32, 1).toString('base64') }
  const { status, stderr } = spawnSync(script, [folder, '14'], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'Er is geen kantoor aan of uit in deze databank: de oude dumps blijven.\n'])
  expect(existsSync(old)).toBe(true)
})

test('the only extension is btree_gist, in a schema that belongs to no office', async () => {
  const extensions = await asSuperuser(
    superUrl,
    `select e.extname as name, n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
     where e.extname <> 'plpgsql'`,
  )
  expect(extensions).toEqual([{ name: 'btree_gist', schema: 'ext' }])
  expect(
    await asSuperuser(superUrl, `select relname from pg_class where relnamespace = 'public'::regnamespace`),
  ).toEqual([])
})

test('the server’s login can read an office only in the role of that office, and no role can read another office', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const failureOf = (statement: string) =>
    client.query(statement).then(
      () => 'allowed',
      (error: Error) => error.message,
    )
  expect(await failureOf('select from office_een.people')).toBe('permission denied for schema office_een')
  expect(await failureOf(`insert into house.offices (name) values ('x')`)).toBe('permission denied for table offices')
  expect(await failureOf('select from house.acts')).toBe('permission denied for table acts')
  const [{ role } = { role: '' }] = (await asSuperuser(
    superUrl,
    `select role from house.offices where name = 'een'`,
  )) as { role: string }[]
  await client.query(`set role ${role}; set search_path to office_een, ext`)
  expect(await failureOf('select from people')).toBe('allowed')
  expect(await failureOf('select from office_twee.people')).toBe('permission denied for schema office_twee')
  expect(await failureOf('select from house.offices')).toBe('permission denied for schema house')
  expect(await failureOf('create schema other')).toMatch('permission denied for database')
  await client.end()
})

test('a name and a host name can belong to only one office', async () => {
  await expect(act('add', 'een', 'drie.test')).rejects.toThrow('office_exists')
  await expect(act('add', 'drie', 'een.test')).rejects.toThrow('is al van een kantoor')
  await expect(act('add', 'Drie', 'drie.test')).rejects.toThrow('kan geen naam van een kantoor zijn')
  await expect(act('add', 'drie', 'drie')).rejects.toThrow('is geen hostnaam')
  await expect(act('add', 'drie', '1.2.3.4')).rejects.toThrow('is geen hostnaam')
  await expect(act('host', 'een', 'add', 'twee.test')).rejects.toThrow('is al van een kantoor')
  expect((await listed()).map(([name]) => name)).toEqual(['een', 'twee'])
})

test.each(['constructor', '__proto__', 'toString', 'geen'])(
  'an operator who asks for the unknown action "%s" reads the possible actions',
  async (name) => {
    await expect(act(name)).rejects.toThrow('Gebruik: bin/offices <handeling>')
  },
)

test('when the administrator of a new office cannot be added, nothing of the office remains', async () => {
  await expect(act('add', 'vier', 'vier.test', 'hr@vier.test', 'google')).rejects.toThrow('bestaat nog niet')
  expect((await listed()).map(([name]) => name)).toEqual(['een', 'twee'])
  const left = `select 1 from pg_roles where rolname like '%office_vier' union all
    select 1 from pg_namespace where nspname = 'office_vier'`
  expect(await asSuperuser(superUrl, left)).toEqual([])
})

test('an operator can add a host name, make it the main host name, and remove it', async () => {
  await act('host', 'twee', 'add', 'deux.test')
  await expect(act('host', 'twee', 'remove', 'twee.test')).rejects.toThrow('Dit kan niet')
  await act('host', 'twee', 'main', 'deux.test')
  expect((await listed())[1]?.at(-1)).toBe('deux.test twee.test')
  await act('host', 'twee', 'remove', 'twee.test')
  expect((await listed())[1]?.at(-1)).toBe('deux.test')
})

test('each action of an operator on an office is stored', async () => {
  await act('add', 'vijf', 'vijf.test', 'hr@vijf.test', 'google', 'Els', 'Peeters')
  await act('limits', 'vijf', '4')
  await act('limits', 'vijf', '4', '20')
  await expect(act('limits', 'vijf', '4', '0')).rejects.toThrow('1 tot en met 1000')
  // A process never gives one office more than 16 of its 20 connections.
  await expect(act('limits', 'vijf', '17')).rejects.toThrow('1 tot en met 16')
  await act('stop', 'vijf')
  await expect(act('stop', 'vijf')).rejects.toThrow('het kantoor vijf is uit')
  await act('start', 'vijf')
  await act('migrate')
  const acts = await asSuperuser(
    superUrl,
    `select act, detail from house.acts where office = 'vijf' or office is null order by id`,
  )
  expect(acts).toEqual([
    { act: 'add', detail: 'vijf.test' },
    { act: 'limits', detail: '4' },
    { act: 'limits', detail: '4 20' },
    { act: 'stop', detail: '' },
    { act: 'start', detail: '' },
    { act: 'migrate', detail: 'een twee vijf' },
  ])
  expect(await asSuperuser(superUrl, 'select email from office_vijf.people')).toEqual([{ email: 'hr@vijf.test' }])
})

test('the actions of an operator on an office are in the audit trail of that office only', async () => {
  await act('limits', 'twee', '5')
  await act('host', 'twee', 'add', 'zwei.test')
  await act('stop', 'twee')
  await act('start', 'twee')
  const entriesOf = (name: string) =>
    asSuperuser(
      superUrl,
      `select action, entity, changes from office_${name}.audit_entries
       where action not in ('make office', 'add administrator') order by id desc limit 4`,
    )
  expect(await entriesOf('twee')).toEqual([
    { action: 'start office', entity: 'office', changes: {} },
    { action: 'stop office', entity: 'office', changes: {} },
    {
      action: 'change office hosts',
      entity: 'office',
      changes: { hostNames: [['deux.test'], ['deux.test', 'zwei.test']] },
    },
    { action: 'change office limits', entity: 'office', changes: { connections: [8, 5] } },
  ])
  expect(await entriesOf('een')).toEqual([])
  const made = await asSuperuser(superUrl, `select changes from office_een.audit_entries where action = 'make office'`)
  expect(made).toEqual([{ changes: { hostNames: [null, ['een.test']] } }])
})

test('an action of an operator on an office with an older schema is refused until the office is migrated', async () => {
  await asSuperuser(superUrl, `update house.offices set migration = migration - 1 where name = 'een'`)
  await expect(act('stop', 'een')).rejects.toThrow(`voer eerst 'bin/offices migrate' uit`)
  await act('migrate')
  await act('stop', 'een')
  await act('start', 'een')
})

test('the installation check reports the findings of each office, and its command fails when one office has an error', async () => {
  await asSuperuser(superUrl, `update house.offices set state = 'moving' where name = 'twee'`)
  const lines = await act('doctor').then(
    () => [],
    (error: Error) => error.message.split('\n'),
  )
  expect(lines.filter((line) => !line.startsWith('  '))).toEqual([
    'een: niet in orde',
    'twee: niet in orde',
    'vijf: niet in orde',
  ])
  expect(lines).toContainEqual(expect.stringContaining('niet in orde: Het eigen bedrijf is niet volledig ingevuld'))
  expect(lines).toContainEqual(expect.stringContaining('midden in een verhuizing'))
  await expect(act('doctor', 'zes')).rejects.toThrow('Er is geen kantoor zes')

  await act('start', 'twee')
  await asSuperuser(
    superUrl,
    `update office_vijf.company_settings set name = 'Vijf', street = 'Markt', postal_code = '9000', city = 'Gent',
       vat_number = 'BE0123456749', iban = 'BE68539007547034'`,
  )
  const settings = {
    PUBLIC_URL: 'https://uren.test',
    TRUST_PROXY: 'loopback',
    SMTP_URL: 'smtp://127.0.0.1:1',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  }
  expect(await runAct({ ...environment, ...settings }, 'doctor', ['vijf'])).toEqual(['vijf: in orde'])
})

test('the list of offices, the installation check of the operator and the installation check of the office report an office whose storage is nearly full', async () => {
  const row = async () => (await act('list')).find((line) => line.startsWith('een '))
  expect(await row()).toMatch(/ {2}\d+ MB van 4,9 GB {2}/)
  await act('limits', 'een', '8', '50', '2')
  expect(await row()).toMatch(/ {2}\d MB van 2 MB \(bijna vol\) {2}/)
  // The command can have a second reason to fail, such as a missing mail server, so the test checks only the message
  // about the nearly full office.
  const examined = await act('doctor', 'een').catch((error: Error) => [error.message])
  expect(examined.join('\n')).toMatch(/nakijken: De gegevens van dit kantoor nemen \d MB in, en er is voor 2 MB plaats/)
  await expect(act('limits', 'een', '8', '50', '0')).rejects.toThrow('Het aantal MB')
  await act('limits', 'een', '8', '50', '5000')
  expect(foundInSize({ bytes: 79, roomBytes: 100 })).toEqual([])
  expect(foundInSize({ bytes: 80, roomBytes: 100 })).toEqual([{ code: 'office_large', bytes: 80, roomBytes: 100 }])
})

test('an operator whose action must wait reads that another action is running, and the waiting action runs after that', async () => {
  const holder = new Client({ connectionString: superUrl })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query(`select pg_advisory_lock(hashtext('uurwerk.offices'))`)
  let waits = 0
  const listing = runAct(environment, 'list', [], { onWait: () => void (waits += 1) })
  await vi.waitFor(() => expect(waits).toBe(1))
  await holder.query('select pg_advisory_unlock_all()')
  expect((await listing).length).toBeGreaterThan(0)
  expect(waits).toBe(1)
})
