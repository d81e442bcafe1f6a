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

type RemovedApproval = { readonly contractId: number; readonly approval: object }

/** Deletes approvals of timesheets. Returns the deleted approvals, so that they can be restored by an undo. */
export async function deleteApprovals(tx: Tx, { contractIds, yearMonth }: Months): Promise<RemovedApproval[]> {
  const { rows } = await sql<RemovedApproval>`
    delete from timesheet_approvals a
    where a.month_on = ${firstDayOf(yearMonth)}::date and a.contract_id = any(${contractIds}::bigint[])
    returning a.contract_id as "contractId", to_jsonb(a) as approval`.execute(tx)
  return rows
}

export async function restoreApproval(tx: Tx, approval: object): Promise<void> {
  await sql`
    insert into timesheet_approvals
    select r.* from jsonb_populate_record(null::timesheet_approvals, ${JSON.stringify(approval)}::jsonb) r`.execute(tx)
}
