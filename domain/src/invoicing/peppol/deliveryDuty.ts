import type { VatRegime } from '../vat/vatRegime.ts'

type DutyFacts = {
  readonly regimes: readonly VatRegime[]
  readonly buyer: { readonly country: string; readonly vatId: string; readonly privatePerson: boolean }
}

const TAXABLE: ReadonlySet<VatRegime> = new Set(['BE21', 'BE12', 'BE6', 'ZERO', 'RC_BE'])

/**
 * True when the law requires a structured invoice: for a taxable supply in Belgium to a VAT payer in Belgium, since 1
 * January 2026 (rule invoicing-83).
 */
export const hasDeliveryDuty = ({ regimes, buyer }: DutyFacts): boolean =>
  !buyer.privatePerson &&
  buyer.country === 'BE' &&
  buyer.vatId.startsWith('BE') &&
  regimes.some((regime) => TAXABLE.has(regime))
