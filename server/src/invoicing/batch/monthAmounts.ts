import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/batches'
import { daysWithoutRate } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceMonth'
import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { Database } from '../../platform/db/database.ts'
import { billOf } from '../billing/billOf.ts'
import { readBilledMonth } from '../billing/billedMonthStore.ts'
import { inheritedVat } from '../billing/defaultsOfInvoice.ts'
import { monthFactsOf } from '../billing/monthFactsOf.ts'
import { personsOf } from './batchStore.ts'

type Amount = {
  readonly contractId: number
  readonly vatRegime: VatRegime
  readonly totalVATExcluded: number | null
  readonly totalVATIncluded: number | null
}

/**
 * The totals of the invoices that a batch would make, and the VAT regime of each contract. Nothing is stored (rule
 * invoicing-48).
 */
export async function monthAmounts(
  db: Database,
  { yearMonthString: yearMonth, contractIds }: BodyOf<typeof calls.monthAmounts>,
): Promise<{ amounts: Amount[] }> {
  const amounts: Amount[] = []
  for (const [contractId, personId] of await personsOf(db, contractIds)) {
    const month = await readBilledMonth(db, { contractId, personId, yearMonth })
    if (month === null) continue
    const isPriced = daysWithoutRate(monthFactsOf(month)).length === 0
    const vat = inheritedVat(month)
    const totals = isPriced ? billOf(month, vat).totals : null
    amounts.push({
      contractId,
      vatRegime: vat.regime,
      totalVATExcluded: totals && eurosOf(totals.excludingVat),
      totalVATIncluded: totals && eurosOf(totals.includingVat),
    })
  }
  return { amounts }
}
