import { call } from '../../testing/call.ts'
import { examineInstallation, tryInstallation } from '@uurwerk/contract/operations/doctor'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DoctorCheck } from '@uurwerk/contract/operations/doctor/doctorChecks'
import { findingInWords } from '@uurwerk/contract/operations/doctor/findings'
import { ensureAuditPartitions } from '../../audit/ensureAuditPartitions.ts'
import { markBackup } from '../../platform/process/lastBackup.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addJob } from '../../platform/jobs/jobStore.ts'
import { givenBilledMonth, givenSeller, type GivenShift } from '../../testing/world/invoicing/invoicingWorld.ts'
import { startMailServer } from '../../testing/servers/startMailServer.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { foundInSignIn } from './checks/checkSignIn.ts'
import { readDatabaseFigures } from '../../platform/db/databaseFigures.ts'
import { foundInDatabase } from './checks/checkDatabase.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'uurwerk-doctor-'))
const mailServer = await startMailServer()
const wanted = {
  dataDir,
  publicUrl: 'https://uren.voorbeeld.be',
  trustProxy: ['loopback'],
  google: { issuer: 'https://accounts.google.com', clientId: 'uurwerk', clientSecret: 'geheim-van-google' },
  smtpUrl: mailServer.url,
}
const { db, as, services, clock } = await startTestApp('2026-11-20T09:00:00Z', wanted)
await givenSeller(db)
await ensureAuditPartitions(db, clock.now())
const els = await as(await givenPerson(db, { firstName: 'Els', lastName: 'Verhofstadt', roles: ['ROLE_ADMIN'] }))
afterAll(() => rmSync(dataDir, { recursive: true }))

async function look(endpoint: typeof examineInstallation | typeof tryInstallation = examineInstallation) {
  const body = await call(els, endpoint)
  const checks = body._embedded.doctorCheckList
  const of = (check: DoctorCheck) => checks.find((one) => one.check === check)!
  return { body, checks, of, found: checks.flatMap(({ findings }) => findings) }
}

/** Inserts invoices directly into the table, as only a person with access to the database could. */
async function plantInvoice(sequence: number, day: string, { year = 2026 } = {}): Promise<number> {
  const { id } = await db
    .insertInto('invoices')
    .values({
      number: `${year}-${sequence}`,
      number_year: year,
      number_sequence: sequence,
      invoice_on: day,
      vat_regime: 'BE21',
      vat_percentage: 21,
      contact_mail: 'zaal@klant.example',
      customer_billing: '{}',
      customer_name: 'AZ Klaverveld',
      total_excluding_cents: 0,
      vat_cents: 0,
      total_including_cents: 0,
      created_at: `${day}T08:00:00Z`,
      confirmed_at: `${day}T08:00:00Z`,
      live: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const plantMail = (status: string, { invoiceId = null as number | null, at = '2026-11-20T08:00:00Z' } = {}) =>
  db
    .insertInto('mails')
    .values({
      invoice_id: invoiceId,
      kind: invoiceId === null ? 'reminder' : 'invoice',
      recipients: ['roos@klant.example'],
      subject: 'Factuur',
      body: 'Roos De Smedt was ziek',
      status,
      requested_at: at,
    })
    .execute()

beforeEach(async () => {
  markBackup(dataDir, new Date())
  await sql`truncate invoices, mails, number_series, shifts cascade`.execute(db)
  await sql`delete from public_jobs._private_jobs`.execute(db)
})

test('the installation check reports no problem in an installation without a fault', async () => {
  await plantInvoice(1, '2026-11-02')
  await db.insertInto('number_series').values({ series: 'invoice', year: 2026, last_sequence: 1 }).execute()
  const { body, checks, of } = await look()
  expect(checks.flatMap(({ findings }) => findings)).toEqual([])
  expect(body.state).toBe('green')
  expect(checks).toHaveLength(15)
  expect(of('database').summary).toMatch(/^PostgreSQL 1\d\.\d+, \d+ MB, \d+ van \d+ verbindingen, migratie \d+$/)
  expect(of('storage').summary).toMatch(/vrij, back-up (1 seconde|\d+ seconden) geleden$/)
})

test('no answer of the installation check contains a secret or the data of a person', async () => {
  await plantMail('failed', { invoiceId: await plantInvoice(1, '2026-11-02') })
  const text = JSON.stringify((await look()).body)
  expect(text).not.toMatch(/geheim|Verhofstadt|De Smedt|ziek|@/)
})

test('the installation check shows a missing invoice number, also when it is the last number', async () => {
  for (const sequence of [1, 2, 4]) await plantInvoice(sequence, '2026-11-02')
  await db.insertInto('number_series').values({ series: 'invoice', year: 2026, last_sequence: 6 }).execute()
  const { of, body } = await look()
  expect(body.state).toBe('red')
  expect(of('numbers').findings).toEqual([
    expect.objectContaining({
      code: 'number_gap',
      sentence: 'In de facturen van 2026 ontbreken 3 nummers: 3, 5, 6.',
    }),
  ])
})

test('the installation check reports a finished invoice that was deleted in spite of the triggers', async () => {
  const [, second] = [await plantInvoice(1, '2026-11-02'), await plantInvoice(2, '2026-11-03')]
  await plantInvoice(3, '2026-11-04')
  await db.insertInto('number_series').values({ series: 'invoice', year: 2026, last_sequence: 3 }).execute()
  expect((await look()).of('numbers').state).toBe('green')
  await inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from invoices where id = ${second}`.execute(tx)
  })
  expect((await look()).of('numbers').findings[0]?.sentence).toBe('In de facturen van 2026 ontbreekt nummer 2.')
})

test('the installation check reports a number counter that is lower than the last invoice number, and an invoice whose date is earlier than the date of the previous number', async () => {
  await plantInvoice(1, '2026-11-10')
  await plantInvoice(2, '2026-11-02')
  await db.insertInto('number_series').values({ series: 'invoice', year: 2026, last_sequence: 1 }).execute()
  const { findings } = (await look()).of('numbers')
  expect(findings.map(({ code }) => code)).toEqual(['number_series_behind', 'numbers_out_of_order'])
  expect(findings[1]?.sentence).toContain('draagt 2026-2 een datum')
})

test('the installation check links a failed mail to its invoice, until the mail was sent again', async () => {
  const invoiceId = await plantInvoice(1, '2026-11-02')
  await plantMail('failed', { invoiceId })
  await plantMail('unclear', {})
  const { findings } = (await look()).of('mail')
  expect(findings.map(({ code }) => code)).toEqual(['mail_failed', 'mail_unclear'])
  expect(findings[0]?.places).toEqual([{ screen: 'invoice', id: invoiceId, label: '2026-1' }])
  await plantMail('sent', { invoiceId })
  await plantMail('sent', {})
  expect((await look()).of('mail').findings).toEqual([])
})

test('the installation check reports mails that wait for hours, but not new mails', async () => {
  await plantMail('queued', { at: '2026-11-20T08:30:00Z' })
  expect((await look()).of('mail').findings).toEqual([])
  await plantMail('queued', { at: '2026-11-20T05:00:00Z' })
  expect((await look()).of('mail').findings[0]?.sentence).toBe('2 mails wachten, de oudste al 4 uur.')
})

const WORKED: GivenShift = { start: '2026-12-03T08:00+01:00', end: '2026-12-03T16:00+01:00' }

test('the installation check counts per month the people who work without a rate, with a link to the rates', async () => {
  await givenBilledMonth(db, { rateCents: null, shifts: [WORKED], timesheet: null })
  await givenBilledMonth(db, { shifts: [WORKED], timesheet: null })
  expect((await look()).of('rates').findings).toEqual([
    expect.objectContaining({
      code: 'people_without_rate',
      sentence: 'In 2026-12 heeft 1 persoon uren op dagen zonder tarief.',
      places: [{ screen: 'hourlyRates', month: '2026-12' }],
    }),
  ])
})

test('the installation check reports jobs that failed too often, that fail now, or that wait without a worker', async () => {
  for (const _time of [1, 2, 3]) await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
  await sql`update public_jobs._private_jobs set run_at = now() - interval '1 hour'`.execute(db)
  await sql`update public_jobs._private_jobs set attempts = max_attempts, last_error = 'x' where id = (select min(id) from public_jobs._private_jobs)`.execute(
    db,
  )
  await sql`update public_jobs._private_jobs set attempts = 1, last_error = 'x' where id = (select max(id) from public_jobs._private_jobs)`.execute(
    db,
  )
  const { findings, state } = (await look()).of('jobs')
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    '1 job werd na alle pogingen opgegeven: purgeExpired.',
    '1 job mislukte en wordt opnieuw geprobeerd.',
    '2 jobs wachten, de oudste al 60 minuten: niemand werkt de wachtrij af.',
  ])
  expect(state).toBe('red')
})

test('the installation check reports a scheduled task that does not run any more', async () => {
  await sql`insert into public_jobs._private_known_crontabs (identifier, known_since, last_execution)
            values ('purgeExpired', now() - interval '9 days', now() - interval '3 days')`.execute(db)
  expect((await look()).of('schedule').findings[0]?.sentence).toBe(
    'De geplande taak purgeExpired liep het laatst 3 dagen geleden.',
  )
  await sql`update public_jobs._private_known_crontabs set last_execution = now()`.execute(db)
  expect((await look()).of('schedule').state).toBe('green')
})

test('the installation check reports a company without an account number, and a month without an audit partition', async () => {
  await db.updateTable('company_settings').set({ iban: '' }).execute()
  clock.set('2027-02-20T09:00:00Z')
  const { of } = await look()
  expect(of('company').findings[0]?.sentence).toContain('IBAN')
  expect(of('audit').findings[0]?.sentence).toContain('2027-03')
  clock.set('2026-11-20T09:00:00Z')
  await givenSeller(db)
})

test('the installation check reports a missing synchronous standby, and a standby that is behind', async () => {
  const figures = await readDatabaseFigures(db)
  expect(figures).toMatchObject({ requiresStandby: false, standbys: 0, synchronousStandbys: 0, standbyLagSeconds: 0 })
  const codes = (changes: Partial<typeof figures>) =>
    foundInDatabase({ ...figures, ...changes }, [figures.latestMigration]).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ requiresStandby: true })).toEqual(['standby_missing'])
  const unseen = { requiresStandby: true, standbys: 1, synchronousStandbys: null, standbyLagSeconds: null }
  expect(codes(unseen)).toEqual(['standby_unseen'])
  expect(codes({ standbys: 1, synchronousStandbys: 1, standbyLagSeconds: 11 })).toEqual(['standby_behind'])
})

test('the installation check reports a missing address, proxy, provider or mail server, except in a demo', () => {
  const own = { madeByDemo: false, hasAdministrator: true }
  const codes = (settings: object, facts = own) =>
    foundInSignIn({ ...services.settings, ...settings }, facts).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ trustProxy: [] })).toEqual(['proxy_unset'])
  const bare = { publicUrl: 'http://localhost:3000', trustProxy: [], google: null }
  expect(codes(bare)).toEqual(['address_not_public', 'sign_in_unset'])
  expect(codes({ ...bare, demo: true })).toEqual([])
})

test('the installation check reports an error when a database of the demo is used while the demo is off', async () => {
  const { of: before } = await look()
  expect(before('signIn').findings).toEqual([])
  await db.insertInto('installation').values({ demo: true, created_at: '2026-11-20T09:00:00Z' }).execute()
  const { of } = await look()
  await db.deleteFrom('installation').execute()
  expect(of('signIn').findings).toMatchObject([{ code: 'made_by_demo', state: 'red' }])
})

test('for a company without an administrator, the installation check shows the command that adds the first administrator', () => {
  const [finding] = foundInSignIn(services.settings, { madeByDemo: false, hasAdministrator: false })
  expect(findingInWords(finding!)).toMatchObject({ state: 'red', wayOut: expect.stringContaining('bin/admin add') })
})

test('when the operator asks for it, the installation check makes a test document, and connects to the mail server without sending a mail', async () => {
  const { checks, body } = await look(tryInstallation)
  expect(checks.map(({ check, summary }) => [check, summary])).toEqual([
    ['mail', 'De mailserver laat ons binnen'],
    ['peppol', 'Geen toegangspunt ingesteld'],
    ['documents', expect.stringMatching(/^Proefdocument van \d+ bytes in \d+ ms$/)],
  ])
  expect(body.state).toBe('green')
  expect(mailServer.received).toHaveLength(0)
})

test('when the mail server is unreachable, the installation check reports this without the password of the mail server', async () => {
  const { smtpUrl } = services.settings
  Object.assign(services.settings, { smtpUrl: 'smtp://uurwerk:geheim@127.0.0.1:1' })
  const { of, body } = await look(tryInstallation)
  Object.assign(services.settings, { smtpUrl })
  expect(of('mail').findings[0]).toMatchObject({ code: 'smtp_unreachable', state: 'red' })
  expect(JSON.stringify(body)).not.toContain('geheim')
})

test('when one part of the installation check fails, the installation check reports this and runs the other parts', async () => {
  await sql`alter table number_series rename to number_series_away`.execute(db)
  const { of, checks } = await look()
  await sql`alter table number_series_away rename to number_series`.execute(db)
  expect(of('numbers').findings[0]?.code).toBe('check_failed')
  expect(checks.filter(({ state }) => state === 'green')).toHaveLength(14)
})
