import { BONUS_TYPES, type BonusType } from '@uurwerk/domain/customers/bonusType'
import type { BasisPoints } from '@uurwerk/domain/money/basisPoints'
import type { Tx } from '../../platform/db/transaction.ts'

export type BonusRateRow = { readonly bonusType: BonusType; readonly percentage: BasisPoints }

/**
 * SQL that returns the bonus rates of a customer as one JSON list, in the order of the bonus types. Any SQL statement
 * can use it as a column.
 */
export const bonusRatesJson = (customer: string): string => `
  (select coalesce(json_agg(json_build_object('bonusType', its_rate.bonus_type, 'percentage', its_rate.percentage_bp)
     order by array_position(array['${BONUS_TYPES.join("', '")}'], its_rate.bonus_type)), '[]')
   from bonus_rates its_rate
   where its_rate.customer_id = ${customer})`

export async function replaceRates(tx: Tx, customerId: number, rates: readonly BonusRateRow[]): Promise<void> {
  await tx.deleteFrom('bonus_rates').where('bonus_rates.customer_id', '=', customerId).execute()
  await insertRates(tx, customerId, rates)
}

export async function insertRates(tx: Tx, customerId: number, rates: readonly BonusRateRow[]): Promise<void> {
  if (rates.length === 0) return
  const rows = rates.map(({ bonusType, percentage }) => ({
    customer_id: customerId,
    bonus_type: bonusType,
    percentage_bp: percentage,
  }))
  await tx.insertInto('bonus_rates').values(rows).execute()
}
