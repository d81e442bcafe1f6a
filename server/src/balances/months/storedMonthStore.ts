import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'

export type StoredMonthState = {
  readonly yearMonth: YearMonth
  /** True when all contracts that are active in the month are confirmed. */
  readonly complete: boolean
  readonly stored: boolean
}

/**
 * For each month of a person, starting at a given month: whether all contracts are confirmed and whether a balance is
 * stored. A month with neither a confirmation nor a stored balance is left out.
 */
export async function listStoredMonthStates(
  tx: Tx,
  { personId, from }: { readonly personId: number; readonly from: Day },
): Promise<StoredMonthState[]> {
  const { rows } = await sql<StoredMonthState>`
    select to_char(m.month_on, 'YYYY-MM') as "yearMonth", bool_or(m.stored) as stored,
      bool_or(not m.stored) and not exists (
        select from contracts c
        join people p on p.id = c.person_id
        where c.person_id = ${personId} and c.start_on < m.month_on + interval '1 month'
          and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= m.month_on
          and not exists (select from timesheet_confirmations f where f.contract_id = c.id and f.month_on = m.month_on)) as complete
    from (
      select b.month_on, true as stored from month_balances b where b.person_id = ${personId} and b.month_on >= ${from}
      union all
      select f.month_on, false
      from timesheet_confirmations f
      join contracts c on c.id = f.contract_id
      where c.person_id = ${personId} and f.month_on >= ${from}) m
    group by m.month_on`.execute(tx)
  return rows
}
