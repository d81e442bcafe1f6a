import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/lines/vat'
import { VAT_CATEGORIES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { z } from 'zod'

/** The VAT of all amounts with the same VAT category and rate. The VAT category O has no rate. */
export const VatGroup = z.object({
  category: z.enum(VAT_CATEGORIES),
  percentage: z.literal(VAT_PERCENTAGES).nullable(),
  base: z.number(),
  vat: z.number(),
  /** The exemption code in the list VATEX. `reason` is the printed reason. Both are '' without a reason. */
  code: z.string(),
  reason: z.string(),
})
