/** The VAT percentages that HR can choose from (rule invoicing-12). */
export const VAT_PERCENTAGES = [0, 6, 12, 21] as const

export type VatPercentage = (typeof VAT_PERCENTAGES)[number]

export const DEFAULT_VAT_PERCENTAGE: VatPercentage = 0

/** The exemption text of a new invoice. This article exempts staff that is lent to care institutions. */
export const DEFAULT_VAT_EXEMPTION = 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek'
