import { recentChanges } from '@uurwerk/contract/audit/recentChanges'
import { approveMonths, contractMonths, lockAllMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { fastestOfThree } from '../testing/fastestOfThree.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenHr, givenPerson } from '../testing/world/world.ts'

const START = '2026-11-20T09:00:00Z'
const started = Date.parse(START) / 1000
const november = toYearMonth('2026-11')
const params = { yearMonth: november }

const { db, as, clock } = await startTestApp()
const { call: hr } = await givenHr({ db, as }, 'Els')
const { id: wim, call: colleague } = await givenHr({ db, as }, 'Wim')
const customerId = await givenCustomer(db)
let contractId: number
let other: number

beforeEach(async () => {
  clock.set(START)
  contractId = await givenContract(db, { personId: await givenPerson(db), customerId, from: '2026-01-01' })
  other = await givenContract(db, { personId: await givenPerson(db), customerId, from: '2026-01-01' })
})

const changesSince = (since: number, caller = hr) => call(caller, recentChanges, { query: { since: `${since}` } })
const lock = (id: number) =>
  call(colleague, takeMonthSteps, { params, body: { step: 'lock', contractIds: [id], reason: '' } })

test('HR learns which month a colleague changed, and the name of that colleague', async () => {
  clock.set('2026-11-20T09:05:00Z')
  await lock(contractId)
  const { changes, until } = await changesSince(started + 300)
  expect(until).toBe(started + 300)
  expect(changes).toMatchObject([
    { contractId, yearMonth: november, by: 'Wim Goossens', subjects: expect.arrayContaining(['months']) },
  ])
  const { _embedded } = await call(hr, contractMonths, { params, query: { contracts: `${contractId}` } })
  expect(_embedded.contractWithTimeSheetInfoDtoList).toMatchObject([{ contractId, locked: true }])
})

test('the answer about recent changes leaves out the changes of the HR user who asks, older changes, and readings of personal data', async () => {
  clock.set('2026-11-20T10:00:00Z')
  await lock(contractId)
  expect((await changesSince(started + 3600, colleague)).changes).toEqual([])
  clock.set('2026-11-20T10:02:00Z')
  expect((await changesSince(started + 3720)).changes).toEqual([])
  await db
    .insertInto('audit_entries')
    .values({ at: '2026-11-20T10:02:00Z', actor_id: wim, action: 'read timesheet', entity: 'timesheet', changes: '{}' })
    .execute()
  expect((await changesSince(started + 3720)).changes).toEqual([])
})

test('an HR user who works in two browsers can ask for the own changes too, and the answer marks the own changes', async () => {
  clock.set('2026-11-20T10:30:00Z')
  await lock(contractId)
  const query = { since: `${started + 5400}`, own: 'true' as const }
  expect((await call(colleague, recentChanges, { query })).changes).toMatchObject([{ contractId, isOwn: true }])
  expect((await call(hr, recentChanges, { query })).changes).toMatchObject([{ contractId, isOwn: false }])
})

test('when a change is committed up to a minute after the time of the change, a later answer about recent changes contains it', async () => {
  clock.set('2026-11-20T11:00:00Z')
  await lock(contractId)
  expect((await changesSince(started + 7200 + 60)).changes).toMatchObject([{ contractId }])
})

test('when HR locks all months, the answer about recent changes contains no contract, so that the browser reads the whole list again', async () => {
  clock.set('2026-11-20T12:00:00Z')
  await call(colleague, lockAllMonths, { params })
  expect((await changesSince(started + 3 * 3600)).changes).toMatchObject([{ contractId: null, yearMonth: november }])
})

test('when HR approves many months, the answer about recent changes contains each approved month, and no month that was refused', async () => {
  await lock(contractId)
  await call(colleague, takeMonthSteps, {
    params,
    body: { step: 'confirm', contractIds: [contractId], reason: 'ziek' },
  })
  clock.set('2026-11-20T13:00:00Z')
  await call(colleague, approveMonths, { params, body: { contractIds: [contractId, other], approved: true } })
  expect((await changesSince(started + 4 * 3600)).changes.map((change) => change.contractId)).toEqual([contractId])
})

test('the first call about recent changes returns the moment for the next call, and after ten minutes without a call HR’s browser reads the whole list again', async () => {
  expect(await call(hr, recentChanges, { query: {} })).toMatchObject({ until: started, isComplete: true })
  expect(await changesSince(started - 601)).toMatchObject({ isComplete: false, changes: [] })
  expect((await refused(hr, recentChanges, { query: { since: 'gisteren' } })).status).toBe(422)
})

test('an employee cannot ask for the recent changes, because only HR can', async () => {
  const employee = await as(await givenPerson(db))
  expect((await refused(employee, recentChanges, { query: {} })).status).toBe(403)
})

test('a browser tab that only asks for recent changes does not keep its session active', async () => {
  const { id, call: tab } = await givenHr({ db, as })
  await db
    .updateTable('sessions')
    .set({ last_used_at: START, expires_at: '2999-01-01T00:00:00Z' })
    .where('person_id', '=', id)
    .execute()
  for (const hours of [3, 6, 9]) {
    clock.set(new Date((started + hours * 3600) * 1000).toISOString())
    await call(tab, recentChanges, { query: {} })
  }
  clock.set(new Date((started + 12 * 3600 + 1) * 1000).toISOString())
  expect((await refused(tab, recentChanges, { query: {} })).status).toBe(401)
})

test(
  'in a database with many changes, the answer about recent changes takes less than 10 ms',
  { tags: 'deep' },
  async () => {
    await sql`
    insert into audit_entries (at, actor_id, action, entity, entity_id, contract_id, month_on)
    select ${START}::timestamptz - make_interval(secs => n), ${wim}, 'edit shift', 'shift', n, ${contractId}, '2026-11-01'
    from generate_series(1, 50000) n`.execute(db)
    await sql`analyze audit_entries`.execute(db)
    await changesSince(started)
    const median = async () => {
      const times: number[] = []
      for (let n = 0; n < 21; n += 1) {
        const begun = process.cpuUsage()
        expect((await changesSince(started)).changes.length).toBeGreaterThan(50)
        const { user, system } = process.cpuUsage(begun)
        times.push((user + system) / 1000)
      }
      return times.toSorted((a, b) => a - b)[10]!
    }
    expect(await fastestOfThree(10, median)).toBeLessThan(10)
  },
)
