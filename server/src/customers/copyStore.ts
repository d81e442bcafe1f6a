import type { CustomerHours } from '@uurwerk/domain/customers/customerHours'
import { sql } from 'kysely'
import { prepared } from '../platform/db/prepared.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { bonusRatesJson, type BonusRateRow } from './bonusRates/bonusRateStore.ts'

export type CustomerToCopyTo = {
  readonly id: number
  readonly name: string
  /** The start of the morning, evening and night. These hours and the bonus rates decide the price of a shift. */
  readonly fields: CustomerHours
  readonly bonusRates: readonly BonusRateRow[]
}

const toCopyTo = prepared<CustomerToCopyTo, [ids: readonly number[]]>(
  'customers to copy to',
  `select c.id, c.name, ${bonusRatesJson('c.id')} as "bonusRates",
    json_build_object('morning', c.morning_minute, 'evening', c.evening_minute, 'night', c.night_minute) as fields
  from customers c
  where c.id = any($1::bigint[])
  order by c.name collate dutch, c.id`,
)

export const listCustomersToCopyTo = (tx: Tx, ids: readonly number[]): Promise<CustomerToCopyTo[]> =>
  toCopyTo(tx, [ids])

/** Gives several customers the same bonus rates. Each customer gets a new version (rule customers-33). */
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

/** The bonus rates of a customer before and after HR copied the rates of another customer. */
export type CopiedRates = {
  readonly customerId: number
  readonly before: readonly BonusRateRow[]
  readonly after: readonly BonusRateRow[]
}

export async function insertCopiedRates(tx: Tx, actId: number, rates: readonly CopiedRates[]): Promise<void> {
  if (rates.length === 0) return
  const rows = rates.map(({ customerId, before, after }) => ({
    import_id: actId,
    customer_id: customerId,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }))
  await tx.insertInto('import_rates').values(rows).execute()
}

export async function listCopiedRates(tx: Tx, actId: number): Promise<CopiedRates[]> {
  const { rows } = await sql<CopiedRates>`
    select r.customer_id as "customerId", r.before, r.after
    from import_rates r
    where r.import_id = ${actId}
    order by r.customer_id`.execute(tx)
  return rows
}

/** The number of invoices that were made for these customers after the given copy of shift types or bonus rates. */
export async function countInvoicesSince(tx: Tx, customers: readonly number[], actId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from invoices i
    where i.customer_id = any(${[...customers]}::bigint[])
      and i.created_at >= (select a.made_at from imports a where a.id = ${actId})`.execute(tx)
  return rows[0]!.count
}
