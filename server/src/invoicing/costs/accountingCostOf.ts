import { refusalToUseAccountingCost } from '@uurwerk/domain/invoicing/refusalToUseAccountingCost'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { AccountingCostRow } from '../../timesheets/freeCosts/accountingCostStore.ts'

type Chosen = Omit<AccountingCostRow, 'active'>

type Known = {
  readonly all: readonly AccountingCostRow[]
  /** The ids of the accounting costs that the record already has. The record may keep them when they are inactive. */
  readonly alreadyUsed: readonly number[]
}

/**
 * Finds an accounting cost by the id in a request. Throws a refusal when the accounting cost does not exist or cannot
 * be chosen.
 */
export function accountingCostOf(input: { readonly id: number }, { all, alreadyUsed }: Known): Chosen {
  const chosen = all.find(({ id }) => id === input.id)
  if (chosen === undefined) throw new RefusalError({ code: 'reference_unknown' })
  assertAllowed(refusalToUseAccountingCost(chosen, alreadyUsed))
  const { active: _, ...accountingCost } = chosen
  return accountingCost
}
