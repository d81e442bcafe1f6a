import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

export type PersonCountersRow = {
  readonly person_id: number
  readonly name: string
  readonly approved_by_admin: boolean
  /** For each leave counter with entries: the granted half days, the remaining half days and the version. */
  readonly counters: { readonly [type in CounterType]?: readonly [granted: number, left: number, version: number] }
}

export async function listCounterOverview(db: Database, year: number): Promise<PersonCountersRow[]> {
  const { rows } = await sql<PersonCountersRow>`
    select p.id as person_id, p.first_name || ' ' || p.last_name as name, coalesce(y.approved_by_admin, false) as approved_by_admin,
      coalesce(b.counters, '{}') as counters
    from people p
    left join vacation_years y on y.person_id = p.id and y.year = ${year}
    left join (
      select c.person_id, json_object_agg(c.counter_type, json_build_array(c.original_half_days, c.current_half_days, c.version)) as counters
      from counter_balances c
      where c.year = ${year}
      group by c.person_id
    ) b on b.person_id = p.id
    where p.kind = 'employee' and p.employment_start_on <= ${`${year}-12-31`}
      and (p.employment_end_on is null or p.employment_end_on >= ${`${year}-01-01`})
    order by p.last_name collate dutch, p.first_name collate dutch, p.id`.execute(db)
  return rows
}

/** The first day of the earliest employment in the database. Null when the database has no employment. */
export async function readFirstEmployment(db: Database): Promise<Day | null> {
  const row = await db
    .selectFrom('people')
    .select(({ fn }) => fn.min('people.employment_start_on').as('first'))
    .where('people.kind', '=', 'employee')
    .executeTakeFirst()
  return (row?.first ?? null) as Day | null
}
