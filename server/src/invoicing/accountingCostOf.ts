import { refusalToUseAccountingCost } from '@uurwerk/domain/invoicing/refusalToUseAccountingCost'
import { demand, Refused } from '../http/Refused.ts'
import type { AccountingCost, AccountingCostRow } from './accountingCostStore.ts'

type Known = {
  readonly all: readonly AccountingCostRow[]
  /** What stood there already may stand there again. */
  readonly alreadyUsed: readonly number[]
}

/** What a cost is to be booked as. */
export function accountingCostOf(asked: { readonly id: number }, { all, alreadyUsed }: Known): AccountingCost {
  const chosen = all.find(({ id }) => id === asked.id)
  if (chosen === undefined) throw new Refused({ code: 'reference_unknown' })
  demand(refusalToUseAccountingCost(chosen, alreadyUsed))
  const { id, name, billingCode } = chosen
  return { id, name, billingCode }
}
