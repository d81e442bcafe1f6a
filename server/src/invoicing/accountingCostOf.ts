import { refusalToUseAccountingCost } from '@uurwerk/domain/invoicing/refusalToUseAccountingCost'
import { assertAllowed, RefusalError } from '../http/RefusalError.ts'
import type { AccountingCost, AccountingCostRow } from './accountingCostStore.ts'

type Known = {
  readonly all: readonly AccountingCostRow[]
  /** The ids that the record already has; these may be inactive. */
  readonly alreadyUsed: readonly number[]
}

/** The accounting cost that a request names. Throws when it is unknown, or when it may not be chosen. */
export function accountingCostOf(input: { readonly id: number }, { all, alreadyUsed }: Known): AccountingCost {
  const chosen = all.find(({ id }) => id === input.id)
  if (chosen === undefined) throw new RefusalError({ code: 'reference_unknown' })
  assertAllowed(refusalToUseAccountingCost(chosen, alreadyUsed))
  const { id, name, billingCode } = chosen
  return { id, name, billingCode }
}
