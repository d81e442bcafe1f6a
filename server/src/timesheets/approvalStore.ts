import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { isoOf } from '../db/isoOf.ts'
import type { Tx } from '../db/transaction.ts'

type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

type NewApproval = ContractMonth & { readonly now: Instant; readonly actorId: number }

export async function insertApproval(tx: Tx, { contractId, yearMonth, now, actorId }: NewApproval): Promise<void> {
  const values = {
    contract_id: contractId,
    month_on: firstDayOf(yearMonth),
    approved_at: isoOf(now),
    approved_by: actorId,
  }
  await tx.insertInto('timesheet_approvals').values(values).execute()
}

export async function deleteApproval(tx: Tx, { contractId, yearMonth }: ContractMonth): Promise<void> {
  await tx
    .deleteFrom('timesheet_approvals')
    .where('timesheet_approvals.contract_id', '=', contractId)
    .where('timesheet_approvals.month_on', '=', firstDayOf(yearMonth))
    .execute()
}
