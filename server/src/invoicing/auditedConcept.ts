import { eurosOf } from '@uurwerk/domain/money/cents'
import { quantityOfHundredths } from '@uurwerk/domain/money/hundredths'
import type { Concept } from './conceptOf.ts'

/** A concept in the audit trail, with the field names of the API. */
export function auditedConcept({ contents, costs, emails }: Concept) {
  const { invoiceOn, dateChosen: _, vatPercentage, billing, totals, ...texts } = contents
  return {
    invoiceDate: invoiceOn,
    VATPercentage: vatPercentage,
    totalVATIncluded: eurosOf(totals.includingVat),
    ...texts,
    ...billing,
    freeCosts: costs.map(({ description, amount, units, cost, accountingCost }) => ({
      description,
      amount: quantityOfHundredths(amount),
      units,
      cost: eurosOf(cost),
      accountingCost: accountingCost.name,
    })),
    emails,
  }
}
