import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

type Month = { readonly contractId: number; readonly yearMonth: YearMonth }

type NewWaiver = Month & { readonly reason: string; readonly now: Instant; readonly actorId: number }

export async function insertWaiver(tx: Tx, { contractId, yearMonth, reason, now, actorId }: NewWaiver): Promise<void> {
  await tx
    .insertInto('customer_waivers')
    .values({
      contract_id: contractId,
      month_on: firstDayOf(yearMonth),
      reason,
      waived_at: isoOf(now),
      waived_by: actorId,
    })
    .execute()
}

/** Deletes HR's decision to invoice without the signature of the customer, and returns it; null when there is none. */
export async function deleteWaiver(tx: Tx, { contractId, yearMonth }: Month): Promise<object | null> {
  const waiver = await tx
    .deleteFrom('customer_waivers')
    .where('customer_waivers.contract_id', '=', contractId)
    .where('customer_waivers.month_on', '=', firstDayOf(yearMonth))
    .returning('customer_waivers.reason')
    .executeTakeFirst()
  return waiver ?? null
}
