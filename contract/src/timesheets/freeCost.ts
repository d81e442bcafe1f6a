import { z } from 'zod'
import { RegimeCode } from '../customers/regimeCode.ts'

export const AccountingCost = z.object({ id: z.number(), name: z.string(), billingCode: z.string() })

export const FreeCost = z.object({
  id: z.number(),
  description: z.string(),
  amount: z.number(),
  units: z.string(),
  cost: z.number(),
  total: z.number(),
  accountingCost: AccountingCost,
  /** The VAT regime of this free cost; null when the free cost has the VAT regime of the invoice. */
  vatRegime: RegimeCode.nullable(),
})
