import { refusalToUseAccountingCost } from '@uurwerk/domain/invoicing/refusalToUseAccountingCost'
import { assertAllowed, RefusalError } from '../http/RefusalError.ts'
import type { AccountingCost, AccountingCostRow } from './accountingCostStore.ts'

type Known = {
  readonly all: readonly AccountingCostRow[]
  /** What stood there already may stand there again. */
  readonly alreadyUsed: readonly number[]
}

/** What a cost is to be booked as. */
export function accountingCostOf(input: { readonly id: number }, { all, alreadyUsed }: Known): AccountingCost {
  const chosen = all.find(({ id }) => id === input.id)
  if (chosen === undefined) throw new RefusalError({ code: 'reference_unknown' })
  assertAllowed(refusalToUseAccountingCost(chosen, alreadyUsed))
  const { id, name, billingCode } = chosen
  return { id, name, billingCode }
}
