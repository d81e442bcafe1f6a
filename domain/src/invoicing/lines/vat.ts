/** The VAT percentages of Belgium, and 0 for an invoice without VAT (rule invoicing-12). */
export const VAT_PERCENTAGES = [0, 6, 12, 21] as const

export type VatPercentage = (typeof VAT_PERCENTAGES)[number]
