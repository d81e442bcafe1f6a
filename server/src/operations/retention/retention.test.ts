import { editRetention, retention } from '@uurwerk/contract/operations/retention'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { personalData } from '@uurwerk/contract/people/personalData'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addJob } from '../../platform/jobs/jobStore.ts'
import { runJobs } from '../../platform/jobs/runJobs.ts'
import { createTasks, schedule } from '../../tasks.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { silentLog } from '../../testing/silentLog.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenCustomer, givenHr, givenPerson } from '../../testing/world/world.ts'
import { anonymiseExpired } from './anonymiseExpired.ts'

const testApp = await startTestApp('2026-11-20T09:00:00Z')
const { db, as, clock, services } = testApp
const { call: hr } = await givenHr({ db, as }, 'Wim')
const TERMS = { payrollYears: 5, sicknessYears: 5, invoiceYears: 10, readingYears: 2, mailYears: 2 }
const nameOf = (id: number) =>
  db.selectFrom('people').select(['first_name', 'last_name']).where('id', '=', id).executeTakeFirstOrThrow()
const nameless = (id: number) => ({ first_name: 'Oud-medewerker', last_name: String(id) })

test('in a new installation, the retention terms are the legal minimum, and nothing has expired', async () => {
  const body = await call(hr, retention)
  expect(body).toMatchObject({ version: 1, terms: TERMS, lastRun: null })
  expect(body.due.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 0))
})

test('a retention term below the legal minimum is refused, and all wrong fields are reported together', async () => {
  const body = { payrollYears: 4, sicknessYears: 1, invoiceYears: 7, readingYears: 0, mailYears: 11 }
  const answer = await refused(hr, editRetention, { body })
  expect(answer.status).toBe(422)
  expect(answer.errors).toEqual([
    { path: 'payrollYears', message: 'De wet vraagt om sociale documenten minstens 5 jaar te bewaren' },
    {
      path: 'sicknessYears',
      message: 'De wet vraagt om ziektegegevens van de loonadministratie minstens 5 jaar te bewaren',
    },
    { path: 'invoiceYears', message: 'De wet vraagt om facturen minstens 10 jaar te bewaren' },
    { path: 'readingYears', message: 'Het inzage veld moet minstens 1 zijn' },
    { path: 'mailYears', message: 'Het berichten veld mag niet meer dan 10 zijn' },
  ])
})

test('a retention term of more than 40 years is refused', async () => {
  const years = { payrollYears: 41, sicknessYears: 41, invoiceYears: 41 }
  const answer = await refused(hr, editRetention, { body: { ...TERMS, ...years, version: 1 } })
  expect(answer.status).toBe(422)
  expect(answer.errors?.map(({ path }) => path)).toEqual(['payrollYears', 'sicknessYears', 'invoiceYears'])
})

test('HR makes a retention term longer, the change is recorded, and a second administrator with the old version is refused', async () => {
  const change = { ...TERMS, payrollYears: 7, version: 1 }
  expect(await call(hr, editRetention, { body: change })).toMatchObject({
    version: 2,
    terms: { payrollYears: 7 },
  })
  const second = await refused(hr, editRetention, { body: { ...change, payrollYears: 6 } })
  expect(second).toMatchObject({ status: 409, code: 'stale', changedBy: 'Wim Goossens' })
  const body = await call(hr, auditEntries, { query: { entity: 'retention' } })
  expect(body._embedded.auditEntryList[0]).toMatchObject({
    action: 'edit retention',
    changes: { payrollYears: [5, 7] },
  })
  await call(hr, editRetention, { body: { ...TERMS, version: 2 } })
})

test('when another transaction has locked a person, the retention job does not wait: it anonymises the other people, and the locked person in its next run', async () => {
  const [dirk, eva] = [
    await givenPerson(db, { firstName: 'Dirk', until: '2026-06-30' }),
    await givenPerson(db, { firstName: 'Eva', until: '2026-06-30' }),
  ]
  clock.set('2032-01-01T12:00:00Z')
  await db.transaction().execute(async (tx) => {
    await sql`select from people where id = ${dirk} for no key update`.execute(tx)
    expect((await anonymiseExpired(services)).leavers).toBe(1)
  })
  expect([(await nameOf(dirk)).first_name, (await nameOf(eva)).first_name]).toEqual(['Dirk', 'Oud-medewerker'])
  expect((await anonymiseExpired(services)).leavers).toBe(1)
  expect(await nameOf(dirk)).toEqual(nameless(dirk))
})

test('an interrupted run of the retention job reports what it did, and the next run does the rest', async () => {
  const fatima = await givenPerson(db, { firstName: 'Fatima', until: '2026-06-30' })
  const customer = await givenCustomer(db)
  await db.updateTable('customers').set({ active: false }).where('id', '=', customer).execute()
  await sql`create function broken() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(
    db,
  )
  await sql`create trigger broken before update on customers for each row execute function broken()`.execute(db)
  clock.set('2037-01-01T12:00:00Z')
  await expect(anonymiseExpired(services)).rejects.toThrow('disk full')
  expect(await nameOf(fatima)).toEqual(nameless(fatima))
  const broken = await call(hr, retention)
  expect(broken.lastRun).toMatchObject({ finishedAt: null, forgotten: [{ kind: 'leavers', count: 1 }] })
  await sql`drop trigger broken on customers`.execute(db)
  expect(await anonymiseExpired(services)).toMatchObject({ contacts: 1 })
  expect((await call(hr, retention)).lastRun?.finishedAt).toBe('2037-01-01T13:00:00+01:00')
})

test('a person who left, came back and left again is anonymised a second time', async () => {
  const gilles = await givenPerson(db, { firstName: 'Gilles', until: '2026-06-30' })
  await anonymiseExpired(services)
  const back = { first_name: 'Gilles', employment_end_on: '2040-06-30' }
  await db.updateTable('people').set(back).where('id', '=', gilles).execute()
  clock.set('2045-12-31T12:00:00Z')
  expect((await anonymiseExpired(services)).leavers).toBeUndefined()
  clock.set('2046-01-01T12:00:00Z')
  expect((await anonymiseExpired(services)).leavers).toBe(1)
  expect(await nameOf(gilles)).toEqual(nameless(gilles))
})

test('the download of personal data contains no name of a person who was anonymised', async () => {
  const [id] = [await givenPerson(db, { firstName: 'Hanne', lastName: 'Wouters', until: '2026-06-30' })]
  await anonymiseExpired(services)
  const answer = await outcomeOf(hr, personalData, { params: { id } })
  expect(answer.headers['content-disposition']).toContain(`Oud-medewerker ${id}`)
})

test('the worker runs the retention job every night', async () => {
  expect(schedule.map(({ task }) => task)).toContain('anonymiseExpired')
  const ingrid = await givenPerson(db, { firstName: 'Ingrid', until: '2026-06-30' })
  const jobs = await runJobs({ url: testApp.url, tasks: createTasks(services, silentLog), log: silentLog })
  onTestFinished(() => jobs.stop())
  await inTransaction(db, (tx) => addJob(tx, 'anonymiseExpired', {}))
  await vi.waitFor(async () => expect(await nameOf(ingrid)).toEqual(nameless(ingrid)))
})
