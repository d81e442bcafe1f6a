import { cents, sumCents } from '../money/cents.ts'
import type { Cents } from '../money/cents.ts'
import { divideRounded } from '../money/divideRounded.ts'
import type { VatPercentage } from './vat.ts'

export type InvoiceTotals = {
  readonly excludingVat: Cents
  readonly vat: Cents
  readonly includingVat: Cents
}

/** The printed lines add up to the printed total; VAT is worked out on that total and rounded once (house rules, 7.1). */
export function invoiceTotals(amounts: readonly Cents[], vatPercentage: VatPercentage): InvoiceTotals {
  const excludingVat = sumCents(amounts)
  const vat = cents(Number(divideRounded(BigInt(excludingVat) * BigInt(vatPercentage), 100n)))
  return { excludingVat, vat, includingVat: cents(excludingVat + vat) }
}
