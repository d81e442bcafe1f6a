import type { BonusType } from '@uurwerk/domain/customers/bonusType'
import type { BasisPoints } from '@uurwerk/domain/money/basisPoints'
import type { Tx } from '../db/transaction.ts'

export type BonusRateRow = { readonly bonusType: BonusType; readonly percentage: BasisPoints }

export async function insertBonusRates(tx: Tx, customerId: number, rates: readonly BonusRateRow[]): Promise<void> {
  if (rates.length === 0) return
  const rows = rates.map(({ bonusType, percentage }) => ({
    customer_id: customerId,
    bonus_type: bonusType,
    percentage_bp: percentage,
  }))
  await tx.insertInto('bonus_rates').values(rows).execute()
}

export async function deleteBonusRates(tx: Tx, customerId: number, types: readonly BonusType[]): Promise<void> {
  if (types.length === 0) return
  await tx
    .deleteFrom('bonus_rates')
    .where('bonus_rates.customer_id', '=', customerId)
    .where('bonus_rates.bonus_type', 'in', [...types])
    .execute()
}
