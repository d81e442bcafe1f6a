import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { openingNotUndoneSql } from '../../people/balances/openingNotUndoneSql.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type StoredCounter = {
  readonly personId: number
  readonly year: number
  readonly type: CounterType
  readonly granted: HalfDays
  readonly left: HalfDays
  /** True when the ledger of the leave counter has an entry that does not come from a public holiday. */
  readonly entered: boolean
}

export type WantedCounter = Pick<StoredCounter, 'personId' | 'year' | 'type'>

/** Reads stored leave counters. `entered` is false when only public holidays changed the counter (rule import-16). */
export async function listCountersOf(tx: Tx, wanted: readonly WantedCounter[]): Promise<StoredCounter[]> {
  const { rows } = await sql<StoredCounter>`
    select b.person_id as "personId", b.year, b.counter_type as type, b.original_half_days as granted,
      b.current_half_days as "left",
      exists (
        select from counter_entries e
        where e.person_id = b.person_id and e.year = b.year and e.counter_type = b.counter_type
          and (e.holiday_on is null or e.absence_id is not null)
          and (e.cause <> 'opening_balance' or ${sql.raw(openingNotUndoneSql)})) as entered
    from unnest(${wanted.map(({ personId }) => personId)}::bigint[], ${wanted.map(({ year }) => year)}::integer[],
      ${wanted.map(({ type }) => type)}::text[]) w (person_id, year, counter_type)
    join counter_balances b on b.person_id = w.person_id and b.year = w.year and b.counter_type = w.counter_type`.execute(
    tx,
  )
  return rows
}

export type RecupOpening = {
  readonly personId: number
  readonly month: YearMonth | null
  readonly seconds: Seconds
}

export async function listRecupOpenings(tx: Tx, people: readonly number[]): Promise<RecupOpening[]> {
  const { rows } = await sql<RecupOpening>`
    select p.id as "personId", to_char(p.recup_opening_month, 'YYYY-MM') as month, p.recup_opening_seconds as seconds
    from people p
    where p.id = any(${people}::bigint[])`.execute(tx)
  return rows
}

type PersonMonth = { readonly personId: number; readonly month: YearMonth }

export type NewRecupOpening = RecupOpening & PersonMonth

export async function updateRecupOpenings(tx: Tx, openings: readonly NewRecupOpening[]): Promise<void> {
  const ids = openings.map(({ personId }) => personId)
  const months = openings.map(({ month }) => firstDayOf(month))
  const seconds = openings.map((opening) => opening.seconds)
  await sql`
    update people p
    set recup_opening_month = o.month_on, recup_opening_seconds = o.seconds, version = p.version + 1
    from unnest(${ids}::bigint[], ${months}::date[], ${seconds}::int[]) o (id, month_on, seconds)
    where p.id = o.id`.execute(tx)
}

export type VoidGrant = { readonly personId: number; readonly year: number; readonly halfDays: HalfDays }

/** The days that each person got for public holidays before the opening month, by year. */
export async function listVoidGrants(tx: Tx, openings: readonly PersonMonth[]): Promise<VoidGrant[]> {
  const { rows } = await sql<VoidGrant>`
    select e.person_id as "personId", e.year, sum(e.half_days)::integer as "halfDays"
    from unnest(${openings.map(({ personId }) => personId)}::bigint[],
      ${openings.map(({ month }) => firstDayOf(month))}::date[]) o (person_id, month_on)
    join counter_entries e on e.person_id = o.person_id and e.holiday_on < o.month_on
    group by e.person_id, e.year
    having sum(e.half_days) <> 0`.execute(tx)
  return rows
}

export async function listPeopleWithRecupHolidays(tx: Tx, people: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.person_id as id
    from absences a
    where a.person_id = any(${people}::bigint[]) and a.category = 'RECUPERATION_HOLIDAY' and a.closed_at is null`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The id of the last ledger entry of these people, whom the caller has locked. */
export async function readLastEntry(tx: Tx, people: readonly number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(e.id), 0)::int8 as id from counter_entries e where e.person_id = any(${people}::bigint[])`.execute(
    tx,
  )
  return rows[0]!.id
}

/** The ids of the opening balances that were written to the ledgers of people after a given ledger entry. */
export async function listOpeningEntries(
  tx: Tx,
  { people, after }: { readonly people: readonly number[]; readonly after: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from counter_entries e
    where e.person_id = any(${people}::bigint[]) and e.id > ${after} and e.cause = 'opening_balance'`.execute(tx)
  return rows.map(({ id }) => id)
}
