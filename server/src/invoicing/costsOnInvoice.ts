import { accountingCostOf, costToStore, type CostAsked } from './costToStore.ts'
import type { AccountingCostRow, FreeCostRow } from './freeCostStore.ts'

/** Costs for an invoice, with a copy of what they are booked as. */
export const costsOnInvoice = (
  asked: readonly CostAsked[],
  known: readonly AccountingCostRow[],
): Omit<FreeCostRow, 'id'>[] =>
  asked.map((cost) => {
    const { accountingCostId: _, ...fields } = costToStore(cost)
    return { ...fields, accountingCost: accountingCostOf(cost, known) }
  })
