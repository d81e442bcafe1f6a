import type { VatRegime } from '../vat/vatRegime.ts'

type DutyFacts = {
  readonly regimes: readonly VatRegime[]
  readonly buyer: { readonly country: string; readonly vatId: string; readonly privatePerson: boolean }
}

const TAXABLE: ReadonlySet<VatRegime> = new Set(['BE21', 'BE12', 'BE6', 'ZERO', 'RC_BE'])

/** Since 2026, a taxable supply in Belgium to a Belgian VAT payer needs an e-invoice by law (rule invoicing-83). */
export const hasDeliveryDuty = ({ regimes, buyer }: DutyFacts): boolean =>
  !buyer.privatePerson &&
  buyer.country === 'BE' &&
  buyer.vatId.startsWith('BE') &&
  regimes.some((regime) => TAXABLE.has(regime))
