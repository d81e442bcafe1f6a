import type { Cause } from '@uurwerk/domain/people/cause'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../platform/db/isoOf.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { NOTE_CLOSED } from './lateRemovalSql.ts'

/**
 * The records to close or to delete: the records after `lastDay` of one contract, or of all contracts of the person
 * when `contractId` is null.
 */
export type After = {
  readonly personId: number
  readonly contractId: number | null
  readonly lastDay: Day
}

type Closing = After & { readonly now: Instant; readonly cause: Cause }

/** Closes the shifts after the last day, and stores the reason (`cause`). Returns the days of these shifts. */
export async function closeShiftsAfter(tx: Tx, { personId, contractId, lastDay, now, cause }: Closing): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    with gone as (
      update shifts s
      set closed_at = ${isoOf(now)}, closed_cause = ${cause.code}, closed_detail = ${cause.detail ?? null}, version = s.version + 1
      where s.person_id = ${personId} and (${contractId}::bigint is null or s.contract_id = ${contractId}::bigint)
        and s.start_on > ${lastDay} and s.closed_at is null
      returning s.*),
    noted as (${NOTE_CLOSED})
    select start_on as day from gone`.execute(tx)
  return rows.map(({ day }) => day).sort()
}

/**
 * When the planning of a month is locked, a copy of its shifts is stored. Deletes these copies for the months after the
 * last day. The shifts themselves stay in the database as closed shifts. Returns the months of the deleted copies.
 */
export async function dropLocksAfter(tx: Tx, { personId, contractId, lastDay }: After): Promise<YearMonth[]> {
  const { rows } = await sql<{ month: YearMonth }>`
    delete from timesheet_locks l
    using contracts c
    where c.id = l.contract_id and c.person_id = ${personId}
      and (${contractId}::bigint is null or c.id = ${contractId}::bigint) and l.month_on > ${lastDay}
    returning to_char(l.month_on, 'YYYY-MM') as month`.execute(tx)
  return [...new Set(rows.map(({ month }) => month))].sort()
}
