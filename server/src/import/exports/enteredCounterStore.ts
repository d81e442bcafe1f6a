import { sql } from 'kysely'
import { openingNotUndoneSql } from '../../people/balances/openingNotUndoneSql.ts'
import type { Database } from '../../platform/db/database.ts'
import type { StoredCounter } from '../balances/balancesImportStore.ts'

/** The leave counters with at least one ledger entry that does not come from a public holiday (rule import-16). */
export async function listEnteredCounters(db: Database): Promise<Omit<StoredCounter, 'entered'>[]> {
  const { rows } = await sql<Omit<StoredCounter, 'entered'>>`
    select b.person_id as "personId", b.year, b.counter_type as type, b.original_half_days as granted,
      b.current_half_days as "left"
    from counter_balances b
    where exists (
      select from counter_entries e
      where e.person_id = b.person_id and e.year = b.year and e.counter_type = b.counter_type
        and (e.holiday_on is null or e.absence_id is not null)
        and (e.cause <> 'opening_balance' or ${sql.raw(openingNotUndoneSql)}))`.execute(db)
  return rows
}
