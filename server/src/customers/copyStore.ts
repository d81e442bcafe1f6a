import type { CustomerHours } from '@uurwerk/domain/customers/customerHours'
import { CompiledQuery } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'
import { bonusRatesJson, type BonusRateRow } from './bonusRates/bonusRateStore.ts'

export type CustomerToCopyTo = {
  readonly id: number
  readonly name: string
  /** The hours, which decide the prices together with the bonus rates. */
  readonly fields: CustomerHours
  readonly bonusRates: readonly BonusRateRow[]
}

const TO_COPY_TO = `
  select c.id, c.name, ${bonusRatesJson('c.id')} as "bonusRates",
    json_build_object('morning', c.morning_minute, 'evening', c.evening_minute, 'night', c.night_minute) as fields
  from customers c
  where c.id = any($1::bigint[])
  order by c.name collate dutch, c.id`

export async function listCustomersToCopyTo(tx: Tx, ids: readonly number[]): Promise<CustomerToCopyTo[]> {
  const { rows } = await tx.executeQuery<CustomerToCopyTo>(CompiledQuery.raw(TO_COPY_TO, [[...ids]]))
  return rows
}

/** Gives customers the same bonus rates, as a new version of each customer (rule customers-33). */
export async function replaceRatesOfMany(
  tx: Tx,
  ids: readonly number[],
  rates: readonly BonusRateRow[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('customers')
    .set((customer) => ({ version: customer('customers.version', '+', 1) }))
    .where('customers.id', 'in', [...ids])
    .execute()
  await tx
    .deleteFrom('bonus_rates')
    .where('bonus_rates.customer_id', 'in', [...ids])
    .execute()
  if (rates.length === 0) return
  const rows = ids.flatMap((customerId) =>
    rates.map(({ bonusType, percentage }) => ({
      customer_id: customerId,
      bonus_type: bonusType,
      percentage_bp: percentage,
    })),
  )
  await tx.insertInto('bonus_rates').values(rows).execute()
}
