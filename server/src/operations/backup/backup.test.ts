/** @module-tag repeated */
import { createHash, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { copySharedDemo } from '../../../../bin/steps/tests/sharedDemo.mjs'
import { databaseUser } from '../../platform/settings/databaseUser.ts'
import { startEmbedded, type EmbeddedDatabase } from '../../platform/db/embedded/startEmbedded.ts'
import { readManifest, writeManifest } from './backupManifest.ts'
import { makeBackup } from './makeBackup.ts'
import { restoreBackup } from './restoreBackup.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-backup-'))
  // PostgreSQL refuses to run as root. When root runs the test, the database runs as another user, and that user must
  // be able to open the folder.
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function start(folder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ folder })
  onTestFinished(() => database.stop())
  return database
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  return client
}

const companyFolder = path.join(tmpdir(), `uurwerk-backup-company-${randomUUID()}`)
const data = path.join(companyFolder, 'data')
// A company with every kind of record: eighteen months of people, hours and invoices.
beforeAll(() => {
  mkdirSync(companyFolder)
  chmodSync(companyFolder, 0o755)
  return copySharedDemo(data)
}, 600_000)
afterAll(() => rmSync(companyFolder, { recursive: true }))

/** A checksum of all rows of each table of the product. */
async function figuresOf(client: Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const figures: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
    )
    figures[name] = rows[0]!.sum
  }
  return figures
}

test('a company can be backed up while people use it, and restored in another place with the same data', async () => {
  const folder = emptyFolder()
  const [backup, elsewhere] = [path.join(folder, 'backup'), path.join(folder, 'elsewhere')]
  const company = await start(data)
  const client = await connect(company.url)
  // In the demo, all mails are already sent. The test therefore adds a waiting job and an e-mail address that is not
  // confirmed yet.
  await client.query(`select public_jobs.add_job('sendMail', '{}')`)
  await client.query(
    `update confirmed_emails
     set token_hash = sha256('of a mail'), token_expires_at = now() + interval '1 day', confirmed_at = null, confirmer = null
     where id = (select min(id) from confirmed_emails)`,
  )
  const before = await figuresOf(client)
  expect(Number(before['public.shifts']?.split(' ')[0])).toBeGreaterThan(2000)
  await client.query('create table written (number integer primary key)')

  let [inserted, context] = [0, true]
  const writer = await connect(company.url)
  const untilStopped = (async () => {
    while (context) await writer.query('insert into written values ($1)', [++inserted])
  })()
  await vi.waitFor(() => expect(inserted).toBeGreaterThan(10))
  const writtenBefore = inserted - 1
  await makeBackup({ cluster: path.join(data, 'cluster'), url: company.url, backup })
  context = false
  await untilStopped
  await restoreBackup({ backup, folder: elsewhere, until: null })

  const restored = await connect((await start(elsewhere)).url)
  const { rows } = await restored.query<{ rows: number; last: number }>(
    'select count(*)::int as rows, max(number) as last from written',
  )
  // The restored database contains all changes up to the chosen moment, and no later changes.
  expect(rows[0]!.rows).toBe(rows[0]!.last)
  expect(rows[0]!.last).toBeGreaterThanOrEqual(writtenBefore)
  await restored.query('drop table written')
  expect(keptByRestore(await figuresOf(restored))).toEqual(keptByRestore(before))
  await client.query('drop table written')
})

/**
 * The tables with records that a restore ends, such as waiting mails and sessions, because these records may have ended
 * after the backup. The restore changes columns of these tables, and adds or deletes rows.
 */
const ENDED_IN = [
  'mails',
  'sessions',
  'contact_sessions',
  'push_messages',
  'contact_links',
  'calendar_feeds',
  'confirmed_emails',
]
const ROWS_CHANGE_IN = ['mail_attempts', 'sign_in_tickets', 'sign_in_attempts']

/**
 * The checksums of the tables that a restore does not change. For a table in which the restore ends records, the result
 * has only the number of rows.
 */
const keptByRestore = (figures: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(figures)
      .filter(([table]) => !ROWS_CHANGE_IN.includes(table.replace('public.', '')))
      .map(([table, sum]) => [table, ENDED_IN.includes(table.replace('public.', '')) ? sum.split(' ')[0] : sum]),
  )

test(
  'after a restore, mails that waited in the backup are not sent, because the server may have sent them after the backup',
  { tags: 'deep' },
  async () => {
    const folder = emptyFolder()
    const [backup, elsewhere] = [path.join(folder, 'backup'), path.join(folder, 'elsewhere')]
    const company = await start(data)
    const client = await connect(company.url)
    const statuses = (from: Client) =>
      from.query<{ id: number; status: string }>('select id, status from mails order by id').then(({ rows }) => rows)
    for (const [place, status] of ['queued', 'sending'].entries())
      await client.query(
        'update mails set status = $1, finished_at = null where id = (select id from mails order by id offset $2 limit 1)',
        [status, place],
      )
    const before = await statuses(client)
    await makeBackup({ cluster: path.join(data, 'cluster'), url: company.url, backup })

    const state = await restoreBackup({ backup, folder: elsewhere, until: null })

    expect(state.mailsHeldBack).toBe(2)
    expect(await statuses(await connect((await start(elsewhere)).url))).toEqual(
      before.map(({ id, status }) => ({ id, status: ['queued', 'sending'].includes(status) ? 'unclear' : status })),
    )
  },
)

test('after a restore, the sessions, calendar addresses and tickets of the backup have ended, because people may have ended them after the backup', async () => {
  const folder = emptyFolder()
  const [backup, elsewhere] = [path.join(folder, 'backup'), path.join(folder, 'elsewhere')]
  const company = await start(data)
  const client = await connect(company.url)
  await client.query(
    `insert into sessions (token_hash, person_id, created_at, last_used_at, expires_at)
     select 'a session', min(id), now(), now(), now() + interval '1 day' from people`,
  )
  await client.query(
    `insert into customer_contacts (id, customer_id, name, email_address, job_title, may_sign, created_at)
     overriding system value select 900, min(id), 'Mia', 'mia@klant.test', '', false, now() from customers`,
  )
  await client.query(
    `insert into contact_sessions (contact_id, token_hash, created_at, last_used_at, expires_at)
     values (900, 'of a contact', now(), now(), now() + interval '1 day')`,
  )
  await client.query(
    `insert into calendar_feeds (person_id, token_hash, name, with_customer, created_at)
     select min(id), 'a feed', 'Telefoon', false, now() from people`,
  )
  await client.query(
    `insert into sign_in_tickets (ticket_hash, person_id, expires_at)
     select 'a ticket', min(id), now() + interval '1 minute' from people`,
  )
  await makeBackup({ cluster: path.join(data, 'cluster'), url: company.url, backup })
  await client.query(
    `delete from sessions where token_hash = 'a session'; delete from customer_contacts where id = 900;
     delete from calendar_feeds; delete from sign_in_tickets`,
  )

  const state = await restoreBackup({ backup, folder: elsewhere, until: null })

  expect(state).toMatchObject({ sessionsEnded: 2, madeByDemo: true })
  const restored = await connect((await start(elsewhere)).url)
  const stillOpen = await restored.query(
    `select 'session' from sessions where revoked_at is null
     union all select 'contact' from contact_sessions where ended_at is null
     union all select 'feed' from calendar_feeds where revoked_at is null
     union all select 'ticket' from sign_in_tickets`,
  )
  expect(stillOpen.rows).toEqual([])
})

test('a command in the settings of a backup is not run, and the restore lists the settings that it leaves out', async () => {
  const folder = emptyFolder()
  const [backup, elsewhere] = [path.join(folder, 'backup'), path.join(folder, 'elsewhere')]
  const company = await start(data)
  await makeBackup({ cluster: path.join(data, 'cluster'), url: company.url, backup })
  const ran = path.join(emptyFolder(), 'ran')
  chmodSync(path.dirname(ran), 0o777)
  const settings = path.join(backup, 'cluster/postgresql.conf')
  appendFileSync(settings, `archive_mode = on\narchive_command = 'touch "${ran}"'\n`)
  const { files, ...manifest } = readManifest(backup)
  const sha256 = createHash('sha256').update(readFileSync(settings)).digest('hex')
  writeManifest(backup, {
    ...manifest,
    files: files.map((file) => (file.path === 'postgresql.conf' ? { ...file, sha256 } : file)),
  })

  const { settingsLeftOut } = await restoreBackup({ backup, folder: elsewhere, until: null })

  expect(settingsLeftOut).toEqual(['archive_command', 'archive_mode'])
  const client = await connect((await start(elsewhere)).url)
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
  expect(rows).toEqual([{ archive_mode: 'off' }])
  expect(existsSync(ran)).toBe(false)
})

test(
  'with the archived log, a company can be restored to the moment before a mistake, also when its database allows more workers and locks than a new database',
  { tags: 'deep' },
  async () => {
    const folder = emptyFolder()
    const [backup, elsewhere, log] = [
      path.join(folder, 'backup'),
      path.join(folder, 'elsewhere'),
      path.join(folder, 'log'),
    ]
    mkdirSync(log)
    const user = databaseUser()
    if (user) chownSync(log, user.uid, user.gid)
    appendFileSync(
      path.join(data, 'cluster/postgresql.conf'),
      `archive_mode = on\narchive_command = 'test ! -f "${log}/%f" && cp "%p" "${log}/%f"'
    max_worker_processes = 20\nmax_locks_per_transaction = 256\nmax_wal_senders = 20\nmax_prepared_transactions = 5\n`,
    )
    const company = await start(data)
    const client = await connect(company.url)
    await makeBackup({ cluster: path.join(data, 'cluster'), url: company.url, backup })
    await client.query(`update customers set name = name || ' (na de back-up)'`)
    const good = await figuresOf(client)
    await pause(10)
    const instant = new Date().toISOString()
    await pause(10)
    await client.query(`update customers set name = name || ' (per vergissing)'`)
    const { rows: switched } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    await vi.waitFor(() => expect(readdirSync(log)).toContain(switched[0]!.name))

    await restoreBackup({ backup, folder: elsewhere, until: { instant, log } })

    expect(keptByRestore(await figuresOf(await connect((await start(elsewhere)).url)))).toEqual(keptByRestore(good))
  },
)

test(
  'the restore refuses a damaged backup, an incomplete backup and a folder that already has a database, and makes no database',
  { tags: 'deep' },
  async () => {
    const folder = emptyFolder()
    const other = path.join(folder, 'data')
    const [backup, elsewhere] = [path.join(folder, 'backup'), path.join(folder, 'elsewhere')]
    const company = await start(other)
    await makeBackup({ cluster: path.join(other, 'cluster'), url: company.url, backup })

    await expect(restoreBackup({ backup, folder: other, until: null })).rejects.toThrow('staat al een database')
    appendFileSync(path.join(backup, 'cluster/PG_VERSION'), ' ')
    await expect(restoreBackup({ backup, folder: elsewhere, until: null })).rejects.toThrow(
      'De back-up is beschadigd: PG_VERSION',
    )
    rmSync(path.join(backup, 'manifest.json'))
    await expect(restoreBackup({ backup, folder: elsewhere, until: null })).rejects.toThrow('geen volledige back-up')
    expect(readdirSync(elsewhere)).not.toContain('cluster')
  },
)
