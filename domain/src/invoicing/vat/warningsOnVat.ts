import type { Day } from '../../time/day.ts'
import { addMonths, dayIn, monthOf } from '../../time/yearMonth.ts'
import { placeOfBuyer } from './vatId.ts'
import { vatRegime, type VatRegime } from './vatRegime.ts'

export type VatWarningFacts = {
  readonly invoiceDate: Day
  /** The last day of the supply; null when the invoice has no day of supply. */
  readonly suppliedUntil: Day | null
  readonly country: string
  readonly vatId: string
  readonly regime: VatRegime
  readonly regimes: readonly VatRegime[]
  /** True when nobody chose a regime for the contract or the customer, so that the company's regime applies. */
  readonly unchosen: boolean
  /** The last numbered invoice of the customer. Null when somebody chose a VAT regime after that invoice. */
  readonly before: { readonly number: string; readonly regime: VatRegime; readonly name?: string | null } | null
  readonly regimeName?: string
}

/** A batch refuses an invoice with this warning, because nobody reads warnings during a batch. */
export type RegimeChanged = {
  readonly code: 'vat_differs_from_last'
  readonly number: string
  readonly before: string
  readonly regime: string
}

export type VatWarning =
  | RegimeChanged
  | { readonly code: 'vat_regime_unchosen'; readonly regime: string }
  | { readonly code: 'eu_buyer_taxed'; readonly country: string }
  | { readonly code: 'invoice_late'; readonly due: Day }

/**
 * The warnings about a VAT regime or an invoice date that is not refused, but is probably a mistake (rules
 * invoicing-43, invoicing-72, invoicing-73).
 */
export function warningsOnVat(facts: VatWarningFacts): VatWarning[] {
  const { regime, regimeName = vatRegime(regime).name, unchosen, invoiceDate, suppliedUntil } = facts
  const due = suppliedUntil === null ? null : lastDayToInvoice(suppliedUntil)
  const warnings: (VatWarning | null)[] = [
    refusalOfChangedRegime(facts),
    unchosen ? { code: 'vat_regime_unchosen', regime: regimeName } : null,
    warningOnTaxedAbroad(facts),
    due !== null && invoiceDate > due ? { code: 'invoice_late', due } : null,
  ]
  return warnings.filter((warning) => warning !== null)
}

/**
 * Refuses when the worked hours have another regime than the last invoice of the customer, and nobody chose the new
 * regime (rule invoicing-72).
 */
export const refusalOfChangedRegime = ({
  before,
  regime,
  regimeName = vatRegime(regime).name,
}: Pick<VatWarningFacts, 'before' | 'regime' | 'regimeName'>): RegimeChanged | null =>
  before === null || before.regime === regime
    ? null
    : {
        code: 'vat_differs_from_last',
        number: before.number,
        before: before.name ?? vatRegime(before.regime).name,
        regime: regimeName,
      }

/**
 * The warning that a company in another EU country usually pays the VAT itself (VAT directive, articles 44 and 196;
 * rule invoicing-43).
 */
export function warningOnTaxedAbroad({
  country,
  vatId,
  regimes,
}: Pick<VatWarningFacts, 'country' | 'vatId' | 'regimes'>): VatWarning | null {
  const isTaxed = regimes.some((regime) => ['S', 'E'].includes(vatRegime(regime).category))
  return vatId !== '' && isTaxed && placeOfBuyer(country) === 'eu' ? { code: 'eu_buyer_taxed', country } : null
}

/**
 * The last day on which the law allows the invoice: the fifteenth day of the month after the supply (Royal Decree no.
 * 1, article 4).
 */
const lastDayToInvoice = (supplied: Day): Day => dayIn(addMonths(monthOf(supplied), 1), 15)!
