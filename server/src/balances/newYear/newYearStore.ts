import type { CountersLeft } from '@uurwerk/domain/balances/counterUse'
import type { NewYearEntry } from '@uurwerk/domain/balances/newYear/newYearFacts'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { LedgerWriter } from '../counterEntry.ts'

export type NewYearRow = {
  readonly person_id: number
  readonly name: string
  readonly kind: PersonKind
  readonly employment_start_on: Day
  readonly employment_end_on: Day | null
  /** The part-time percentages of the person in the old year. The list can also contain percentages of later years. */
  readonly part_time_records: readonly [percentageBp: number, start: Day, end: Day | null][]
  readonly old_year: CountersLeft
  /** The leave counters of the new year, in half days. */
  readonly new_year: Readonly<Record<string, readonly [granted: HalfDays, left: HalfDays]>>
  readonly moved_out: CountersLeft
  readonly statutory_before: HalfDays | null
}

type Input = { readonly year: number; readonly userIds: readonly number[] | null }

/** Selects the facts of all people, or of the people that HR chose, sorted by name. */
export async function listNewYearFacts(db: Database, { year, userIds }: Input): Promise<NewYearRow[]> {
  const { rows } = await sql<NewYearRow>`
    select p.id as person_id, p.first_name || ' ' || p.last_name as name, p.kind, p.employment_start_on, p.employment_end_on,
      coalesce(r.records, '[]') as part_time_records, coalesce(o.counters, '{}') as old_year,
      coalesce(n.counters, '{}') as new_year, coalesce(m.counters, '{}') as moved_out, y.statutory_half_days as statutory_before
    from people p
    left join (
      select t.person_id, json_agg(json_build_array(t.percentage_bp, t.start_on, t.end_on)) as records
      from part_time_records t
      where t.start_on < ${`${year}-01-01`} and (t.end_on is null or t.end_on >= ${`${year - 1}-01-01`})
      group by t.person_id
    ) r on r.person_id = p.id
    left join (
      select b.person_id, json_object_agg(b.counter_type, b.current_half_days) as counters
      from counter_balances b where b.year = ${year - 1} group by b.person_id
    ) o on o.person_id = p.id
    left join (
      select b.person_id, json_object_agg(b.counter_type, json_build_array(b.original_half_days, b.current_half_days)) as counters
      from counter_balances b where b.year = ${year} group by b.person_id
    ) n on n.person_id = p.id
    left join (
      select moved.person_id, json_object_agg(moved.counter_type, moved.half_days) as counters
      from (
        select e.person_id, e.counter_type, -sum(e.half_days) as half_days
        from counter_entries e
        where e.new_year = ${year} and e.year = ${year - 1}
        group by e.person_id, e.counter_type
      ) moved
      group by moved.person_id
    ) m on m.person_id = p.id
    left join vacation_years y on y.person_id = p.id and y.year = ${year}
    where ${userIds === null ? sql`true` : sql`p.id = any(${[...userIds]}::bigint[])`}
    order by p.last_name collate dutch, p.first_name collate dutch, p.id`.execute(db)
  return rows
}

export async function listEverybody(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('people').select('people.id').execute()
  return rows.map(({ id }) => id)
}

export type PersonEntry = NewYearEntry & { readonly personId: number }

/** One statement writes all entries. Entries that add days come first, so that no counter is briefly below zero. */
export async function insertNewYearEntries(
  tx: Tx,
  { year, entries }: { readonly year: number; readonly entries: readonly PersonEntry[] },
  { actorId, now }: LedgerWriter,
): Promise<void> {
  const sorted = entries.toSorted((a, b) => b.amount - a.amount)
  await sql`
    insert into counter_entries (person_id, year, counter_type, half_days, kind, cause, detail, new_year, actor_id, at)
    select moved.person_id, moved.year, moved.counter_type, moved.half_days, moved.kind, 'new_year', ${String(year)}, ${year}, ${actorId}, ${isoOf(now)}
    from unnest(${sorted.map(({ personId }) => personId)}::bigint[], ${sorted.map((entry) => entry.year)}::integer[],
      ${sorted.map(({ counter }) => counter)}::text[], ${sorted.map(({ amount }) => amount)}::integer[],
      ${sorted.map(({ kind }) => kind)}::text[]) with ordinality moved (person_id, year, counter_type, half_days, kind, position)
    order by moved.position`.execute(tx)
}

type Statutory = { readonly personId: number; readonly statutory: HalfDays }

export async function upsertStatutory(tx: Tx, year: number, people: readonly Statutory[]): Promise<void> {
  await sql`
    insert into vacation_years as y (person_id, year, statutory_half_days)
    select p.person_id, ${year}, p.half_days
    from unnest(${people.map(({ personId }) => personId)}::bigint[], ${people.map(({ statutory }) => statutory)}::integer[])
      p (person_id, half_days)
    on conflict (person_id, year) do update set statutory_half_days = excluded.statutory_half_days
    where y.statutory_half_days is distinct from excluded.statutory_half_days`.execute(tx)
}

export type NewYearRun = { readonly at: Instant; readonly by: string; readonly people: number }

export async function insertNewYearRun(
  tx: Tx,
  {
    year,
    people,
    actorId,
    now,
  }: { readonly year: number; readonly people: number; readonly actorId: number; readonly now: Instant },
): Promise<number> {
  const { id } = await tx
    .insertInto('new_year_runs')
    .values({ year, people_count: people, ran_by: actorId, ran_at: isoOf(now) })
    .returning('new_year_runs.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function listNewYearRuns(db: Database, year: number): Promise<NewYearRun[]> {
  const { rows } = await sql<NewYearRun>`
    select floor(extract(epoch from r.ran_at))::int8 as at, p.first_name || ' ' || p.last_name as by, r.people_count as people
    from new_year_runs r
    join people p on p.id = r.ran_by
    where r.year = ${year}
    order by r.id desc`.execute(db)
  return rows
}
