/** What HR may choose from (house rules, 7.2). */
export const VAT_PERCENTAGES = [0, 6, 12, 21] as const

export type VatPercentage = (typeof VAT_PERCENTAGES)[number]

export const DEFAULT_VAT_PERCENTAGE: VatPercentage = 0

/** Required and printed at 0 % only; staff lent to care institutions is exempt by this article. */
export const DEFAULT_VAT_EXEMPTION = 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek'
