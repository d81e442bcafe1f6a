import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { personMonthAbsences } from '@uurwerk/contract/absences/absences'
import {
  downloadInvoice,
  finishInvoice,
  invoice as invoiceCall,
  invoiceFromTimesheet,
  sendInvoice,
  downloadInvoiceUbl,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { personRecupYear } from '@uurwerk/contract/balances/balances'
import { retention } from '@uurwerk/contract/operations/retention'
import { person } from '@uurwerk/contract/people/people'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { accountingZip } from '@uurwerk/contract/invoicing/accountingExport'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ensureAuditPartitions } from '../../audit/ensureAuditPartitions.ts'
import { listAuditPartitions } from '../../audit/auditPartitionStore.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { givenBilledMonth, givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { givenContract, givenPerson } from '../../testing/world/world.ts'
import { givenProlongedSickLeave } from '../../testing/world/people/leave.ts'
import { anonymiseExpired } from './anonymiseExpired.ts'

const november = toYearMonth('2026-11')

const NOW = '2026-11-20T09:00:00Z'
const testApp = await startTestApp(NOW)
const { db, clock, services } = testApp
await givenSeller(db)
await ensureAuditPartitions(db, clock.now())
const { anna, hr, customerId, contractId, early } = await annaAtWork(testApp)
const forget = (now: string) => {
  clock.set(now)
  return anonymiseExpired(services, 2)
}

// Anna plans, is ill, confirms November, and gets an invoice for it. Bram leaves and does not return. Chris leaves and
// comes back.
await call(anna.call, planShift, {
  params: { contractId, yearMonth: november },
  body: { startDate: '2026-11-23', shiftId: early },
})
const bram = await givenPerson(db, { firstName: 'Bram', lastName: 'Claes', until: '2026-11-30' })
const bramsContract = await givenContract(db, { personId: bram, customerId })
const chris = await givenPerson(db, { firstName: 'Chris', lastName: 'Adams' })
await db.updateTable('people').set({ employee_number: 42, provider_subject: 'sub-1' }).where('id', '=', bram).execute()
const shift = { start_at: '2026-11-10T08:00:00Z', end_at: '2026-11-10T12:00:00Z', remark: 'moest naar de dokter' }
await db
  .insertInto('shifts')
  .values({ contract_id: bramsContract, person_id: bram, ...shift })
  .execute()
const closedBySickness = { closed_at: NOW, closed_cause: 'prolonged_sickness', closed_detail: '2026-11-09/2026-11-13' }
const sick = { person_id: anna.id, full_day: true, halves: '[0,2)', seconds: 27360, created_at: NOW }
await db
  .insertInto('absences')
  .values([
    { ...sick, day_on: '2026-11-04', category: 'SICK_LEAVE' },
    { ...sick, day_on: '2026-11-05', category: 'VACATION' },
    { ...sick, day_on: '2026-11-06', category: 'SICK_LEAVE_NO_CERTIFICATE' },
    { ...sick, ...closedBySickness, day_on: '2026-11-09', category: 'VACATION' },
  ])
  .execute()
await db
  .insertInto('shifts')
  .values({ contract_id: contractId, person_id: anna.id, ...shift, remark: '', ...closedBySickness })
  .execute()
const entry = {
  person_id: anna.id,
  year: 2026,
  counter_type: 'SICK_LEAVE_NO_CERTIFICATE',
  cause: 'statutory',
  at: NOW,
}
await db
  .insertInto('counter_entries')
  .values([
    { ...entry, half_days: 4, kind: 'grant' },
    { ...entry, half_days: -2, kind: 'use' },
    {
      ...entry,
      counter_type: 'STATUTORY_VACATION',
      half_days: 40,
      kind: 'grant',
      cause: 'by_hand',
      reason: 'Ziek geweest, 20 dagen',
    },
    { ...entry, counter_type: 'STATUTORY_VACATION', half_days: 2, kind: 'use', cause: 'sickness_converted' },
  ])
  .execute()
await givenProlongedSickLeave(db, { personId: anna.id, start: '2026-06-01', end: '2026-06-30' })
await call(hr.call, personMonthAbsences, { params: { yearMonth: november, userId: anna.id } })

const month = await givenBilledMonth(db)
const invoice = await call(hr.call, invoiceFromTimesheet, {
  body: { contractId: month.contractId, userId: month.personId, yearMonthString: '2026-11' },
})
await call(hr.call, finishInvoice, { params: { id: invoice.id }, body: { status: 'CONFIRMED' } })
await call(hr.call, downloadInvoice, { params: { id: invoice.id } })
// Lieselotte, who worked the invoiced hours, leaves too.
await db.updateTable('people').set({ employment_end_on: '2026-11-30' }).where('id', '=', month.personId).execute()

const figures = async () => {
  const { rows } = await sql`
    select
      (select json_agg(json_build_array(number, customer_name, total_including_cents, worked_seconds) order by id) from invoices) as turnover,
      (select json_agg(s order by series, year) from number_series s) as numbers,
      (select json_agg(json_build_array(person_id, start_on, worked_seconds) order by id) from shifts) as worked,
      (select json_agg(json_build_array(person_id, day_on, seconds) order by id) from absences where day_on > '2026-10-31') as absent,
      (select json_agg(json_build_array(b.person_id, b.year, b.counter_type, b.current_half_days) order by b.counter_type)
       from counter_balances b where b.counter_type <> 'SICK_LEAVE_NO_CERTIFICATE') as leave,
      (select json_agg(encode(sha256, 'hex') order by id) from documents) as hashes`.execute(db)
  return rows[0]
}
const monthSums = async () => await call(hr.call, personRecupYear, { params: { year: 2026, userId: anna.id } })
const everything = async () => {
  const { rows } = await sql<{ text: string }>`
    select query_to_xml('select * from ' || quote_ident(t.table_name), true, false, '')::text as text
    from information_schema.tables t
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and t.table_name !~ '^(audit_entries|retention|documents)'`.execute(
    db,
  )
  return rows.map(({ text }) => text).join('\n')
}
const linesWith = (text: string, word: string) => text.split('\n').filter((line) => line.includes(word))
const before = await figures()

test('the retention job does not change data within its retention term', async () => {
  const whole = await everything()
  expect(await forget('2028-12-31T12:00:00Z')).toEqual({})
  expect((await everything()) === whole).toBe(true)
})

test('audit entries about readings of personal data are kept for two years and then removed', async () => {
  const readings = () => db.selectFrom('audit_entries').select('action').where('action', '=', 'read absences').execute()
  expect(await readings()).toHaveLength(1)
  expect(await forget('2029-01-01T12:00:00Z')).toEqual({ readings: 1 })
  expect(await readings()).toEqual([])
})

test('before the run, HR sees how many records expire and the day of the oldest record', async () => {
  clock.set('2032-01-01T12:00:00Z')
  const body = await call(hr.call, retention)
  const due = Object.fromEntries(body.due.map((each) => [each.kind, each]))
  expect(due.leavers).toEqual({ kind: 'leavers', keptFrom: '2027-01-01', count: 2, oldest: '2026-11-30' })
  expect(due.sickness).toMatchObject({ count: 5, oldest: '2026-06-30' })
  expect(due.invoices).toMatchObject({ keptFrom: '2022-01-01', count: 0, oldest: null })
  expect(body.lastRun?.forgotten).toEqual([{ kind: 'readings', count: 1 }])
})

test('after five years the name of the former employee Bram and the sickness of the employee Anna are removed, and all sums stay the same', async () => {
  await db.updateTable('people').set({ employment_end_on: null }).where('id', '=', chris).execute()
  const sums = await monthSums()
  const gone = await forget('2032-01-01T12:00:00Z')
  expect(gone).toMatchObject({ leavers: 2, sickness: 5 })
  const text = await everything()
  for (const word of ['Bram', 'Claes', 'sub-1', 'dokter', 'SICK_LEAVE', 'sickness', '2026-11-09/', 'ziek', 'Ziek'])
    expect(linesWith(text, word)).toEqual([])
  for (const word of ['Anna', 'Chris']) expect(linesWith(text, word)).not.toEqual([])
  const invoiced = await db.selectFrom('invoices').select('employee_name').executeTakeFirstOrThrow()
  expect(invoiced.employee_name).toContain('Lieselotte Vanhaverbeke')
  const leaver = await call(hr.call, person, { params: { id: month.personId } })
  expect(leaver).toMatchObject({ firstName: 'Oud-medewerker' })
  const body = await call(hr.call, person, { params: { id: bram } })
  expect(body).toMatchObject({ firstName: 'Oud-medewerker', lastName: String(bram) })
  expect(await figures()).toEqual(before)
  expect(await monthSums()).toEqual(sums)
})

test('the retention job removes a whole month of the audit trail together with its database partition', async () => {
  expect((await listAuditPartitions(db)).filter((each) => each < '2027-01')).toEqual([])
  const { rows } = await sql<{ action: string }>`select action from audit_entries where at < '2027-01-01'`.execute(db)
  expect(rows).toEqual([])
  const body = await call(hr.call, auditEntries, { query: { entity: 'retention' } })
  expect(body._embedded.auditEntryList[0]).toMatchObject({ action: 'forget past terms', actorName: null })
})

test('a second run of the retention job changes nothing', async () => {
  expect(await forget('2032-01-02T12:00:00Z')).toEqual({})
})

test('the documents of an invoice are removed after ten years, and its number, customer and amounts stay', async () => {
  const pdf = () => request(hr.call, downloadInvoice, { params: { id: invoice.id } })
  await call(...pdf())
  expect(await forget('2037-01-01T12:00:00Z')).toMatchObject({ invoices: 1 })
  expect(await refused(...pdf())).toMatchObject({ status: 404, code: 'invoice_documents_forgotten' })
  for (const document of [downloadInvoice, downloadInvoiceUbl])
    expect((await refused(hr.call, document, { params: { id: invoice.id } })).code).toBe('invoice_documents_forgotten')
  expect(await refused(hr.call, sendInvoice, { params: { id: invoice.id } })).toMatchObject({
    code: 'invoice_documents_forgotten',
  })
  const body = await call(hr.call, invoiceCall, { params: { id: invoice.id } })
  expect(Object.keys(body._links ?? {})).not.toContain('download')
  expect(body.lines.map(({ shifts }) => shifts)).toEqual(body.lines.map(() => null))
  const zip = await outcomeOf(hr.call, accountingZip, { query: { from: '2026-11-01', to: '2026-12-31' } })
  expect([zip.status, (await unzipped(zip.raw)).size]).toEqual([200, 0])
  const row = await db.selectFrom('invoices').select(['employee_name', 'contact_mail', 'number']).executeTakeFirst()
  expect(row).toEqual({ employee_name: 'Medewerker', contact_mail: '', number: '2026-000001' })
  expect(await figures()).toEqual(before)
})

test('when an anonymised person works for the company again, the retention job does not remove the new name', async () => {
  await db.updateTable('people').set({ employment_end_on: null, first_name: 'Bram' }).where('id', '=', bram).execute()
  await forget('2038-01-01T12:00:00Z')
  const { first_name } = await db
    .selectFrom('people')
    .select('first_name')
    .where('id', '=', bram)
    .executeTakeFirstOrThrow()
  expect(first_name).toBe('Bram')
})

test('only the retention job can change protected tables, and only rows that are older than its boundary', async () => {
  await expect(sql`delete from audit_entries`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`update counter_entries set reason = ''`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`update documents set content = ''`.execute(db)).rejects.toThrow('append-only')
  const within = (setting: string, statement: string) =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('uurwerk.forget_before', ${setting}, true)`.execute(tx)
      await sql`${sql.raw(statement)}`.execute(tx)
    })
  await expect(within('2020-01-01T00:00:00Z', 'delete from audit_entries')).rejects.toThrow('append-only')
  await expect(within('2099-01-01T00:00:00Z', 'update counter_entries set half_days = 2')).rejects.toThrow(
    'append-only',
  )
  await expect(within('2099-01-01T00:00:00Z', 'delete from documents')).rejects.toThrow('append-only')
  await expect(within('2099-01-01T00:00:00Z', `update documents set file_name = 'x'`)).rejects.toThrow('append-only')
})
