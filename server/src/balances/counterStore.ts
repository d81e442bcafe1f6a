import { sickDaysWithoutCertificate } from '@uurwerk/domain/balances/absenceCounter'
import type { Cause } from '@uurwerk/domain/people/cause'
import type { AnyCounterType, CountersLeft } from '@uurwerk/domain/balances/counterUse'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { sql } from 'kysely'
import type { LastChange } from '../app/audit/lastChangeStore.ts'
import { chunksOf } from '../platform/db/chunksOf.ts'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { sendOnly, type Tx } from '../platform/db/transaction.ts'
import { insertBroughtBack } from './broughtBackStore.ts'
import type { CounterNow } from './counterDto.ts'
import type { CounterEntry, LedgerWriter } from './counterEntry.ts'

/**
 * Adds entries to the ledgers of leave counters. Database triggers then update the balances. Entries that grant days
 * are inserted before entries that use days, so that no balance is below zero for a moment (rule balances-5).
 */
export async function insertCounterEntries(
  tx: Tx,
  entries: readonly CounterEntry[],
  { actorId, now }: LedgerWriter,
): Promise<void> {
  sendOnly(insertBroughtBack(tx, entries, { actorId, now }))
  const rows = entries.filter(({ amount }) => amount !== 0).sort((a, b) => b.amount - a.amount)
  for (const some of chunksOf(rows, 2000)) {
    await sql`
      insert into counter_entries (person_id, year, counter_type, half_days, kind, cause, detail, reason, absence_id, holiday_on, actor_id, at)
      select e.person_id, e.year, e.counter_type, e.half_days, e.kind, e.cause, e.detail, e.reason, e.absence_id, e.holiday_on, ${actorId}, ${isoOf(now)}
      from unnest(${some.map(({ personId }) => personId)}::bigint[], ${some.map(({ year }) => year)}::integer[],
        ${some.map(({ counter }) => counter)}::text[], ${some.map(({ amount }) => amount)}::integer[],
        ${some.map(({ kind }) => kind)}::text[], ${some.map(({ cause }) => cause.code)}::text[],
        ${some.map(({ cause }) => cause.detail ?? null)}::text[], ${some.map(({ reason = '' }) => reason)}::text[],
        ${some.map(({ absenceId }) => absenceId ?? null)}::bigint[], ${some.map(({ holiday }) => holiday ?? null)}::date[])
        with ordinality e (person_id, year, counter_type, half_days, kind, cause, detail, reason, absence_id, holiday_on, position)
      order by e.position`.execute(tx)
  }
}

export type CounterOf = { readonly personId: number; readonly year: number }

export type CounterRow = CounterNow & { readonly type: AnyCounterType }

/** The leave counters of a person in a year. A leave counter without entries in its ledger is left out. */
export async function listCounters(db: Database, { personId, year }: CounterOf): Promise<CounterRow[]> {
  const rows = await db
    .selectFrom('counter_balances')
    .select([
      'counter_balances.counter_type',
      'counter_balances.original_half_days',
      'counter_balances.current_half_days',
      'counter_balances.version',
    ])
    .where('counter_balances.person_id', '=', personId)
    .where('counter_balances.year', '=', year)
    .execute()
  return rows.map((row) => ({
    type: row.counter_type as AnyCounterType,
    granted: row.original_half_days as HalfDays,
    left: row.current_half_days as HalfDays,
    version: row.version,
  }))
}

/**
 * The days that can be taken from each leave counter of a year. They are the remaining days, plus the unused days that
 * HR moved to the next year. An absence that is booked late in the old year may use these moved days too.
 */
export async function readCountersLeft(db: Database, { personId, year }: CounterOf): Promise<CountersLeft> {
  const { rows } = await sql<{ type: AnyCounterType; left: HalfDays }>`
    select c.counter_type as type, c.left_half_days + c.in_next_year_half_days as left
    from counters_to_take c
    where c.person_id = ${personId} and c.year = ${year}`.execute(db)
  return Object.fromEntries(rows.map(({ type, left }) => [type, left]))
}

/** The days of sickness without a certificate that a person can still book in a year. */
export async function readLeftWithoutCertificate(db: Database, of: CounterOf): Promise<HalfDays> {
  const { SICK_LEAVE_NO_CERTIFICATE: left = sickDaysWithoutCertificate(of.year) } = await readCountersLeft(db, of)
  return left
}

/**
 * Gives back the days that these absences used to the leave counters. Days that were given back before are not given
 * back again.
 */
export async function insertUsesGivenBack(
  tx: Tx,
  { absenceIds, cause }: { readonly absenceIds: readonly number[]; readonly cause: Cause },
  { actorId, now }: LedgerWriter,
): Promise<void> {
  await sql`
    insert into counter_entries (person_id, year, counter_type, half_days, kind, cause, detail, absence_id, actor_id, at)
    select e.person_id, e.year, e.counter_type, -sum(e.half_days), 'use', ${cause.code}, ${cause.detail ?? null}, e.absence_id, ${actorId}, ${isoOf(now)}
    from counter_entries e
    where e.absence_id = any(${absenceIds}::bigint[])
    group by e.person_id, e.year, e.counter_type, e.absence_id
    having sum(e.half_days) <> 0`.execute(tx)
}

/** Returns null when the person does not exist. */
export async function readKind(db: Database, personId: number): Promise<PersonKind | null> {
  const row = await db.selectFrom('people').select('people.kind').where('people.id', '=', personId).executeTakeFirst()
  return row === undefined ? null : (row.kind as PersonKind)
}

export async function readEmployment(db: Database, personId: number): Promise<DayPeriod | null> {
  const { rows } = await sql<DayPeriod>`
    select p.employment_start_on as start, p.employment_end_on as "end" from people p where p.id = ${personId}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The name of the person who changed a leave counter last, and the time of that change. */
export async function readLastMove(
  db: Database,
  { personId, year, type }: CounterOf & { readonly type: AnyCounterType },
): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select p.first_name || ' ' || p.last_name as "changedBy", floor(extract(epoch from e.at))::int8 as "changedAt"
    from counter_entries e
    left join people p on p.id = e.actor_id
    where e.person_id = ${personId} and e.year = ${year} and e.counter_type = ${type}
    order by e.id desc
    limit 1`.execute(db)
  return rows[0] ?? { changedBy: null, changedAt: null }
}
