import type { Cents } from '@uurwerk/domain/money/cents'
import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Hundredths } from '@uurwerk/domain/money/hundredths'
import { firstDayOf } from '@uurwerk/domain/time/yearMonth'
import type { Tx } from '../../platform/db/transaction.ts'
import type { AccountingCost } from './accountingCostStore.ts'
import type { ContractMonthKey } from './contractMonthKey.ts'

export type CostToStore = {
  readonly description: string
  readonly amount: Hundredths
  readonly units: string
  readonly cost: Cents
  readonly accountingCostId: number
}

/** A cost that HR types, not a shift. It belongs to a month of a contract, or it is a copy on an invoice. */
export type FreeCostRow = Omit<CostToStore, 'accountingCostId'> & {
  readonly id: number
  readonly accountingCost: AccountingCost
  /** The VAT regime of this cost. Null when the cost has the same VAT regime as its invoice (rule invoicing-74). */
  readonly vatRegime: VatRegime | null
}

/** The free costs of a contract month, as one JSON list inside other statements. */
export const freeCostsJson = (contract: string, firstDay: string): string => `
  (select coalesce(json_agg(json_build_object('id', fc.id, 'description', fc.description, 'amount', fc.amount_hundredths,
    'units', fc.units, 'cost', fc.cost_cents, 'vatRegime', ac.vat_regime, 'accountingCost',
    json_build_object('id', ac.id, 'name', ac.name, 'billingCode', ac.billing_code)) order by fc.id), '[]')
  from free_costs fc
  join accounting_costs ac on ac.id = fc.accounting_cost_id
  where fc.contract_id = ${contract} and fc.month_on = ${firstDay})`

const columnsOf = (cost: CostToStore) => ({
  description: cost.description,
  amount_hundredths: cost.amount,
  units: cost.units,
  cost_cents: cost.cost,
  accounting_cost_id: cost.accountingCostId,
})

export async function insertFreeCost(tx: Tx, month: ContractMonthKey, cost: CostToStore): Promise<number> {
  const values = { contract_id: month.contractId, month_on: firstDayOf(month.yearMonth), ...columnsOf(cost) }
  const { id } = await tx.insertInto('free_costs').values(values).returning('free_costs.id').executeTakeFirstOrThrow()
  return id
}

export async function updateFreeCost(tx: Tx, id: number, cost: CostToStore): Promise<void> {
  await tx.updateTable('free_costs').set(columnsOf(cost)).where('free_costs.id', '=', id).execute()
}

export async function deleteFreeCost(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('free_costs').where('free_costs.id', '=', id).execute()
}
