import { nextYearsCounter } from '@uurwerk/domain/balances/newYear/nextYearsCounter'
import { sql } from 'kysely'
import { isoOf } from '../platform/db/isoOf.ts'
import type { Tx } from '../platform/db/transaction.ts'
import type { CounterEntry, LedgerWriter } from './counterEntry.ts'

/**
 * After a new-year run moved days to the new year, people can still take these days in the old year. When the days that
 * are left in the old year are too few, a pair of entries for each leave counter moves the missing days back to the old
 * year (rule balances-64).
 */
export async function insertBroughtBack(
  tx: Tx,
  entries: readonly CounterEntry[],
  { actorId, now }: LedgerWriter,
): Promise<void> {
  const taken = entries.filter(({ counter, amount }) => amount < 0 && Object.hasOwn(nextYearsCounter, counter))
  if (taken.length === 0) return
  await sql`
    with taken as (
      select t.person_id, t.year, t.counter_type, -sum(t.half_days)::integer as half_days
      from unnest(${taken.map(({ personId }) => personId)}::bigint[], ${taken.map(({ year }) => year)}::integer[],
        ${taken.map(({ counter }) => counter)}::text[], ${taken.map(({ amount }) => amount)}::integer[])
        t (person_id, year, counter_type, half_days)
      group by t.person_id, t.year, t.counter_type
    ), back as (
      select c.person_id, c.year, c.counter_type, c.next_counter_type,
        least(t.half_days - c.left_half_days, c.in_next_year_half_days) as half_days
      from taken t
      join counters_to_take c on c.person_id = t.person_id and c.year = t.year and c.counter_type = t.counter_type
    )
    insert into counter_entries (person_id, year, counter_type, half_days, kind, cause, detail, new_year, actor_id, at)
    select b.person_id, moved.year, moved.counter_type, moved.half_days, moved.kind, 'brought_back', b.year::text, b.year + 1,
      ${actorId}, ${isoOf(now)}
    from back b
    cross join lateral (values (b.year, b.counter_type, b.half_days, 'use'),
      (b.year + 1, b.next_counter_type, -b.half_days, 'grant')) moved (year, counter_type, half_days, kind)
    where b.half_days > 0`.execute(tx)
}
