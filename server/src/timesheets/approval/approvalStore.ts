import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

type Months = { readonly contractIds: readonly number[]; readonly yearMonth: YearMonth }

type NewApprovals = Months & { readonly now: Instant; readonly actorId: number }

export async function insertApprovals(tx: Tx, { contractIds, yearMonth, now, actorId }: NewApprovals): Promise<void> {
  await sql`
    insert into timesheet_approvals (contract_id, month_on, approved_at, approved_by)
    select of_month.contract_id, ${firstDayOf(yearMonth)}::date, ${isoOf(now)}::timestamptz, ${actorId}::bigint
    from unnest(${contractIds}::bigint[]) of_month (contract_id)`.execute(tx)
}

export async function deleteApprovals(tx: Tx, { contractIds, yearMonth }: Months): Promise<void> {
  await sql`
    delete from timesheet_approvals a
    where a.month_on = ${firstDayOf(yearMonth)}::date and a.contract_id = any(${contractIds}::bigint[])`.execute(tx)
}
