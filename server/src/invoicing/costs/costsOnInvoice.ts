import { accountingCostOf } from './accountingCosts.ts'
import type { AccountingCostRow } from '../../timesheets/freeCosts/accountingCostStore.ts'
import { costToStore, type CostInput } from './costToStore.ts'
import type { FreeCostRow } from '../../timesheets/freeCosts/freeCostStore.ts'

type Cost = Omit<FreeCostRow, 'id'>

type Around = { readonly accountingCosts: readonly AccountingCostRow[]; readonly before: readonly Cost[] }

/** The free costs of an invoice, each with a copy of its accounting cost. */
export function costsOnInvoice(input: readonly CostInput[], { accountingCosts, before }: Around): Cost[] {
  const known = { all: accountingCosts, alreadyUsed: before.map(({ accountingCost }) => accountingCost.id) }
  return input.map((cost) => {
    const { accountingCostId: _, ...fields } = costToStore(cost)
    const { vatRegime: usual, ...accountingCost } = accountingCostOf(cost.accountingCostDto, known)
    return { ...fields, accountingCost, vatRegime: cost.vatRegime === undefined ? usual : cost.vatRegime }
  })
}
