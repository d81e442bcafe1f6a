import type { VatPercentage } from './vat.ts'

export type ExemptionRefusal = { readonly code: 'exemption_text_required' }

/**
 * The law requires the ground of the exemption on an invoice without VAT: Royal Decree no. 1, article 5 (rule
 * invoicing-13).
 */
export const refusalOfExemption = (facts: {
  readonly vatPercentage: VatPercentage
  readonly exemption: string
}): ExemptionRefusal | null =>
  facts.vatPercentage === 0 && facts.exemption.trim() === '' ? { code: 'exemption_text_required' } : null
