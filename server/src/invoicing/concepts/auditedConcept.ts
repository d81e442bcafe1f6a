import { eurosOf } from '@uurwerk/domain/money/cents'
import { quantityOfHundredths } from '@uurwerk/domain/money/hundredths'
import type { Concept } from './conceptOf.ts'

export function auditedConcept({ contents, costs, emails }: Concept) {
  const { invoiceOn, dateChosen: _, vat, vatChosen: __, billing, supply, totals, ...texts } = contents
  return {
    invoiceDate: invoiceOn,
    vatRegime: vat.regime,
    disclaimer: vat.ground,
    deliveryDate: supply.deliveryOn,
    periodStart: supply.period?.start ?? null,
    periodEnd: supply.period?.end ?? null,
    totalVATIncluded: eurosOf(totals.includingVat),
    ...texts,
    ...billing,
    freeCosts: costs.map(({ description, amount, units, cost, accountingCost, vatRegime }) => ({
      description,
      amount: quantityOfHundredths(amount),
      units,
      cost: eurosOf(cost),
      accountingCost: accountingCost.name,
      vatRegime,
    })),
    emails,
  }
}
