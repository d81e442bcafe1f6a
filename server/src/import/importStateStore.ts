import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** The number of records of each kind. For balances: people with an opening month or leave counters entered by HR. */
export async function countStored(db: Database): Promise<Record<ImportKind, number>> {
  const { rows } = await sql<Record<ImportKind, number>>`
    select
      (select count(*) from people) as people,
      (select count(*) from customers) as customers,
      (select count(*) from shift_types t where t.owner_id is null and t.archived_at is null) as "shiftTypes",
      (select count(*) from contracts) as contracts,
      (select count(*) from people p
       where p.recup_opening_month is not null or exists (
         select from counter_entries e
         where e.person_id = p.id and e.holiday_on is null and e.absence_id is null)) as balances`.execute(db)
  return rows[0]!
}
