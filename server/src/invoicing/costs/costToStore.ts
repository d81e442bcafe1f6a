import { hundredthsOf } from '@uurwerk/domain/money/hundredths'
import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { CostToStore } from '../../timesheets/freeCosts/freeCostStore.ts'

export type CostInput = {
  readonly description: string
  readonly amount: number
  readonly units: string
  readonly cost: Cents
  readonly accountingCostDto: { readonly id: number }
  readonly vatRegime?: VatRegime | null | undefined
}

export const costToStore = ({ description, amount, units, cost, accountingCostDto }: CostInput): CostToStore => ({
  description,
  amount: hundredthsOf(amount),
  units,
  cost,
  accountingCostId: accountingCostDto.id,
})
