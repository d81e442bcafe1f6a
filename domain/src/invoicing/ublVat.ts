import type { VatPercentage } from './vat.ts'

export type UblVat = {
  /** Exempt or standard rated (UNCL5305). */
  readonly category: 'E' | 'S'
  readonly percentage: VatPercentage
  /** '' where VAT is charged. */
  readonly exemptionCode: string
  readonly exemptionReason: string
}

/** Article 44, § 1 and § 2 put article 132 of the VAT directive into Belgian law; § 3 comes from others. */
const PUBLIC_INTEREST = /\b44\b[\s,]*§\s*[12]\b/

/** Article 44 of the VAT Code in words, with or without its paragraph. */
export const namesArticle44 = (exemption: string): boolean => /\b(art\.?|artikel)\s*44\b/i.test(exemption)

/** Without VAT there is always a ground: 'Factureren' demands one. */
export function ublVatOf(percentage: VatPercentage, exemption: string): UblVat {
  if (percentage > 0) return { category: 'S', percentage, exemptionCode: '', exemptionReason: '' }
  const exemptionCode = PUBLIC_INTEREST.test(exemption) ? 'VATEX-EU-132' : ''
  return { category: 'E', percentage, exemptionCode, exemptionReason: exemption }
}
