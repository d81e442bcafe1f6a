import { LARGEST_AMOUNT, LARGEST_COST } from '@uurwerk/contract/invoicing/invoiceBodies'
import { billVat, type BilledVat } from '@uurwerk/domain/invoicing/vat/billVat'
import type { OwnExemption } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { centsOfEuros } from '@uurwerk/domain/money/cents'
import { hasTwoDecimals, hundredthsOf } from '@uurwerk/domain/money/hundredths'
import type { InvoiceForm } from '../detail/edit/invoiceForm.ts'
import type { FreeCostForm } from '../freeCostForm.ts'

/** The VAT of the form for an invoice without a timesheet. A cost that is empty or invalid is not counted. */
export const billedVat = (
  { freeCostBillingDtos, vatRegime, disclaimer }: InvoiceForm,
  own: readonly OwnExemption[] = [],
): BilledVat =>
  billVat({
    hours: [],
    costs: freeCostBillingDtos.flatMap(costOf),
    chosen: { regime: vatRegime, ground: disclaimer },
    language: 'nl',
    own,
  })

function costOf({ amount, cost, vatRegime }: FreeCostForm) {
  if (amount === null || cost === null) return []
  const isCounted = isWithin(LARGEST_AMOUNT, amount) && amount > 0 && isWithin(LARGEST_COST, cost)
  return isCounted ? [{ amount: hundredthsOf(amount), cost: centsOfEuros(cost), vatRegime: vatRegime ?? null }] : []
}

const isWithin = (most: number, n: number): boolean => Math.abs(n) <= most && hasTwoDecimals(n)
