import type { BodyInput } from '@uurwerk/contract/endpoint'
import type { VatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import type { addFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import type { FreeCost } from './queries.ts'

/** A free cost in a form; an empty field is null. */
export type FreeCostForm = {
  readonly description: string
  readonly amount: number | null
  readonly units: string
  readonly cost: number | null
  readonly accountingCostDto: { readonly id: number | null }
  /** Null: as the invoice. Left out: as the accounting cost. */
  readonly vatRegime?: VatRegime | null
}

export const EMPTY_COST: FreeCostForm = {
  description: '',
  amount: null,
  units: '',
  cost: null,
  accountingCostDto: { id: null },
}

export const freeCostFormOf = ({
  description,
  amount,
  units,
  cost,
  accountingCost,
  vatRegime,
}: FreeCost): FreeCostForm => ({
  description,
  amount,
  units,
  cost,
  accountingCostDto: { id: accountingCost.id },
  vatRegime,
})

export type FreeCostInput = BodyInput<typeof addFreeCost>
