import type { VatPercentage } from './vat.ts'

export type UblVat = {
  /** E is exempt, S is standard rated (UNCL5305). */
  readonly category: 'E' | 'S'
  readonly percentage: VatPercentage
  /** The code of the exemption; '' when the invoice has VAT, or when the exemption has no code. */
  readonly exemptionCode: string
  readonly exemptionReason: string
}

/**
 * Article 44, § 1 and § 2 put article 132 of the VAT directive into Belgian law. The exemptions of § 3 come from other
 * articles.
 */
const PUBLIC_INTEREST = /\b44\b[\s,]*§\s*[12]\b/

/** Whether the text names article 44 of the VAT Code, with or without a paragraph. */
export const namesArticle44 = (exemption: string): boolean => /\b(art\.?|artikel)\s*44\b/i.test(exemption)

/** Category E with the exemption text when the VAT is 0 %, else category S (rules ubl-6, ubl-7). */
export function ublVatOf(percentage: VatPercentage, exemption: string): UblVat {
  if (percentage > 0) return { category: 'S', percentage, exemptionCode: '', exemptionReason: '' }
  const exemptionCode = PUBLIC_INTEREST.test(exemption) ? 'VATEX-EU-132' : ''
  return { category: 'E', percentage, exemptionCode, exemptionReason: exemption }
}
