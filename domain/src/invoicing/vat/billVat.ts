import type { Cents } from '../../money/cents.ts'
import type { Hundredths } from '../../money/hundredths.ts'
import { freeCostAmount } from '../lines/freeCostAmount.ts'
import { totalsOf, vatBreakdown, type InvoiceTotals, type VatGroup } from './vatBreakdown.ts'
import { vatTermsOf, type DocumentLanguage, type OwnExemption, type VatRegime, type VatTerms } from './vatRegime.ts'
import type { ChosenVat } from './requestedVatRegime.ts'

type Bill = {
  readonly hours: readonly Cents[]
  /** The free costs (cost lines that HR types). A free cost without a VAT regime has the VAT regime of the invoice. */
  readonly costs: readonly {
    readonly amount: Hundredths
    readonly cost: Cents
    readonly vatRegime: VatRegime | null
  }[]
  readonly chosen: ChosenVat
  readonly language: DocumentLanguage
  /**
   * The company's own exemptions with their texts. They are needed when the invoice or a free cost has such an
   * exemption.
   */
  readonly own?: readonly OwnExemption[]
}

export type BilledVat = {
  /** The VAT of the worked hours, and of the free costs (cost lines) without a VAT regime. */
  readonly terms: VatTerms
  readonly groups: readonly VatGroup[]
  readonly totals: InvoiceTotals
}

/**
 * The VAT of an invoice. The worked hours have the VAT regime of the invoice. A free cost (a cost line that HR types)
 * can have another VAT regime (rule invoicing-74).
 */
export function billVat({ hours, costs, chosen, language, own = [] }: Bill): BilledVat {
  const around = { language, ground: chosen.ground, own }
  const terms = vatTermsOf(chosen.regime, around)
  const groups = vatBreakdown([
    ...hours.map((amount) => ({ amount, vat: terms })),
    ...costs.map((cost) => ({
      amount: freeCostAmount(cost),
      vat: cost.vatRegime === null ? terms : vatTermsOf(cost.vatRegime, around),
    })),
  ])
  return { terms, groups, totals: totalsOf(groups) }
}

/** The different VAT regimes of an invoice. The VAT regime of the worked hours is first. */
export const regimesOf = ({ chosen, costs, hours }: Pick<Bill, 'chosen' | 'costs' | 'hours'>): VatRegime[] => [
  ...new Set([
    ...(hours.length > 0 || costs.length === 0 ? [chosen.regime] : []),
    ...costs.map(({ vatRegime }) => vatRegime ?? chosen.regime),
  ]),
]
