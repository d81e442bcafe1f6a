import { cents, sumCents } from '../money/cents.ts'
import type { Cents } from '../money/cents.ts'
import { divideRounded } from '../money/divideRounded.ts'
import type { VatPercentage } from './vat.ts'

export type InvoiceTotals = {
  readonly excludingVat: Cents
  readonly vat: Cents
  readonly includingVat: Cents
}

/**
 * The total without VAT is the sum of the printed lines. VAT is calculated on that total and rounded once (rule
 * invoicing-4).
 */
export function invoiceTotals(amounts: readonly Cents[], vatPercentage: VatPercentage): InvoiceTotals {
  const excludingVat = sumCents(amounts)
  const vat = cents(Number(divideRounded(BigInt(excludingVat) * BigInt(vatPercentage), 100n)))
  return { excludingVat, vat, includingVat: cents(excludingVat + vat) }
}
