import { LARGEST_AMOUNT, LARGEST_COST } from '@uurwerk/contract/invoiceBodies'
import { freeCostAmount } from '@uurwerk/domain/invoicing/freeCostAmount'
import { invoiceTotals } from '@uurwerk/domain/invoicing/invoiceTotals'
import type { InvoiceTotals } from '@uurwerk/domain/invoicing/invoiceTotals'
import type { VatPercentage } from '@uurwerk/domain/invoicing/vat'
import { centsOfEuros } from '@uurwerk/domain/money/cents'
import type { Cents } from '@uurwerk/domain/money/cents'
import { hasTwoDecimals, hundredthsOf } from '@uurwerk/domain/money/hundredths'
import type { InvoiceForm } from '../detail/invoiceForm.ts'
import type { FreeCostForm } from '../freeCostForm.ts'

/** A cost that is empty or invalid is not counted. */
export const totalsOf = ({ freeCostBillingDtos, VATPercentage }: InvoiceForm): InvoiceTotals =>
  invoiceTotals(freeCostBillingDtos.flatMap(amountOf), VATPercentage as VatPercentage)

function amountOf({ amount, cost }: FreeCostForm): readonly Cents[] {
  if (amount === null || cost === null) return []
  const isCounted = isWithin(LARGEST_AMOUNT, amount) && amount > 0 && isWithin(LARGEST_COST, cost)
  return isCounted ? [freeCostAmount({ amount: hundredthsOf(amount), cost: centsOfEuros(cost) })] : []
}

const isWithin = (most: number, n: number): boolean => Math.abs(n) <= most && hasTwoDecimals(n)
