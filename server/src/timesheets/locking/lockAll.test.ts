import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { lockAllMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { lockedPlannedMonth, planShift } from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, outcomeOf, request } from '../../testing/call.ts'
import { countStatements } from '../../testing/countStatements.ts'
import { untilLocked } from '../../testing/database/untilLocked.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenColleague, type Colleague } from '../../testing/world/annaAtWork.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const november = toYearMonth('2026-11')

const app = await hrWorld()
const { db, hr } = app
const customerId = await givenCustomer(db)
const early = await givenShiftType(db, customerId)

const lockAll = (yearMonth: string) => request(hr, lockAllMonths, { params: { yearMonth: toYearMonth(yearMonth) } })
const lockAllEntries = async () =>
  (await call(hr, auditEntries, { query: { entity: 'timesheet' } }))._embedded.auditEntryList.filter(
    ({ action }) => action === 'lock all months',
  )

type Kept = { readonly contractId: number; readonly shifts: number; readonly absences: number }

async function keptOf(yearMonth: string): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select l.contract_id as "contractId", jsonb_array_length(l.locked_shifts) as shifts,
      jsonb_array_length(l.locked_absences) as absences
    from timesheet_locks l where l.month_on = ${`${yearMonth}-01`} order by l.contract_id`.execute(db)
  return rows
}

/**
 * Inserts people into the database. Each person has two contracts, a shift on each of the first days of the month, and
 * one day of sickness.
 */
async function givenCompany(people: number, month: '2025-03' | '2025-05'): Promise<void> {
  const first = `${month}-01`
  await sql`
    with hired as (
      insert into people (email, first_name, last_name, kind, provider, sick_day_seconds, employment_start_on, employment_end_on, created_at)
      select ${month} || n || '@uurwerk.example', 'Lena', 'Nys ' || n, 'employee', 'GOOGLE', 27360, ${first}::date, ${first}::date + 27, '2025-01-01'
      from generate_series(1, ${people}::integer) n returning id
    ), signed as (
      insert into contracts (person_id, customer_id, start_on, created_at)
      select h.id, ${customerId}::bigint, ${first}::date, '2025-01-01' from hired h cross join generate_series(1, 2) returning id, person_id
    ), ill as (
      insert into absences (person_id, day_on, category, full_day, halves, seconds, created_at)
      select h.id, ${first}::date + 9, 'SICK_LEAVE', true, int4range(0, 2), 27360, '2025-01-01' from hired h
    )
    insert into shifts (contract_id, person_id, start_at, end_at)
    select s.id, s.person_id, at, at + interval '4 hours'
    from (select id, person_id, row_number() over (partition by person_id order by id) as turn from signed) s
    cross join generate_series(0, 2) day
    cross join lateral (select (${first}::date + day)::timestamp at time zone 'Europe/Brussels' + s.turn * interval '5 hours' as at) t
  `.execute(db)
}

test('HR locks 3,000 contracts with one request, each with its own shifts and the absences of its person', async () => {
  await givenCompany(1500, '2025-03')
  const { answer: body, statements } = await countStatements(app.pool, () => call(...lockAll('2025-03')))
  // The number of SQL statements must not grow with the number of contracts.
  expect(statements).toBeGreaterThan(3)
  expect(statements).toBeLessThan(100)
  const rows = body._embedded.contractWithTimeSheetInfoDtoList
  expect([rows.length, rows.every(({ locked }) => locked)]).toEqual([3000, true])
  const kept = await keptOf('2025-03')
  expect([kept.length, kept.every(({ shifts, absences }) => shifts === 3 && absences === 1)]).toEqual([3000, true])
  expect((await lockAllEntries())[0]).toMatchObject({
    changes: { yearMonth: [null, '2025-03'], contracts: [null, 3000] },
  })
})

test('when HR locks all months, the answer names the months that this call locked, and not the month that Anna locked before', async () => {
  const [anna, bert] = [await givenEmployed('2027-06'), await givenEmployed('2027-06')]
  await call(anna.call, lockMonth, { params: { yearMonth: toYearMonth('2027-06') } })
  const { locked } = await call(...lockAll('2027-06'))
  expect(locked).toContain(bert.contractId)
  expect(locked).not.toContain(anna.contractId)
})

test('when the connection breaks while HR locks all months, no month is locked, and the second attempt locks all months once', async () => {
  await givenCompany(50, '2025-05')
  const entries = (await lockAllEntries()).length
  const answering = await db.transaction().execute(async (tx) => {
    // The transaction has now locked all months, and waits to write its audit entry. At this moment, the test breaks
    // its connection.
    await sql`lock table audit_entries in share mode`.execute(tx)
    const sent = call(...lockAll('2025-05'))
    await endWaiting()
    expect(await keptOf('2025-05')).toEqual([])
    return { sent }
  })
  await answering.sent
  expect(await keptOf('2025-05')).toHaveLength(100)
  expect(await lockAllEntries()).toHaveLength(entries + 1)
})

test('a person whose employment ends while HR locks all months has no locked month after the employment', async () => {
  const id = await givenPerson(db, { firstName: 'Bert', from: '2027-02-01' })
  const contractId = await givenContract(db, { personId: id, customerId, from: '2027-02-01' })
  const [answer] = await db.transaction().execute(async (tx) => {
    await sql`update people set employment_end_on = '2027-02-20' where id = ${id}`.execute(tx)
    const answering = outcomeOf(...lockAll('2027-03'))
    await untilLocked(tx)
    return [answering]
  })
  await answer
  expect((await keptOf('2027-03')).map((kept) => kept.contractId)).not.toContain(contractId)
})

/** Waits until a database connection waits to write to the table of audit entries, and then ends that connection. */
async function endWaiting(): Promise<void> {
  const ending = sql`
    select pg_terminate_backend(l.pid) from pg_locks l
    where l.relation = 'audit_entries'::regclass and not l.granted
      and l.database = (select oid from pg_database where datname = current_database())`
  while ((await ending.execute(db)).rows.length === 0) await pause(20)
}

const givenEmployed = (month = '2026-11') => givenColleague(app, { from: `${month}-01`, customerId })

test.each([1, 2, 3])(
  'when HR locks all months while twelve people plan, lock and confirm, each month has one valid result, without errors (%i)',
  async () => {
    const people: Colleague[] = []
    for (let more = 0; more < 12; more++) people.push(await givenEmployed())
    const plan = ({ call: by, contractId }: Colleague) =>
      outcomeOf(by, planShift, {
        params: { contractId, yearMonth: november },
        body: { startDate: '2026-11-18', shiftId: early },
      })
    const lock = ({ call: by }: Colleague) => outcomeOf(by, lockMonth, { params: { yearMonth: november } })
    const confirm = ({ call: by, contractId }: Colleague) =>
      outcomeOf(by, confirmMonth, { params: { contractId }, body: { yearMonth: '2026-11', all: true } })

    const calls = people.flatMap((person, place) => {
      const own = [() => plan(person), () => lock(person), () => confirm(person)]
      return place % 4 === 0 ? [() => outcomeOf(...lockAll('2026-11')), ...own] : own.toReversed()
    })
    const answers = await Promise.all(calls.map((sent) => sent()))
    const last = await outcomeOf(...lockAll('2026-11'))
    const faults = [...answers, last].flatMap(({ refusal }) => refusal ?? []).filter(({ status }) => status !== 409)
    expect(faults).toEqual([])

    for (const { id, contractId } of people) {
      const full = await call(hr, fullTimesheet, { params: { contractId, yearMonth: november } })
      const locked = await call(hr, lockedPlannedMonth, { params: { contractId, yearMonth: november, userId: id } })
      expect(full.locked).toBe(true)
      expect([0, full.workedShiftDtos.length]).toContain(locked.plannedShiftDtos.length)
      if (full.completed) expect(full.confirmation?.workedShiftDtos).toEqual(full.workedShiftDtos)
    }
  },
)
