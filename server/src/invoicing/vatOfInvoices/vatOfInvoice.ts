import { billVat, regimesOf, type BilledVat } from '@uurwerk/domain/invoicing/vat/billVat'
import { vatTermsOf, type VatRegime, type VatTerms } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { FreeCostRow } from '../../timesheets/freeCosts/freeCostStore.ts'
import { languageOf } from '../languageOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'

const billOfRow = (row: InvoiceRow) => ({
  hours: row.lines.map(({ amount }) => amount),
  costs: row.costs,
  chosen: { regime: row.vatRegime, ground: row.disclaimer },
  language: languageOf(row.billing),
  own: row.ownRegimes,
})

/** The VAT as it was printed, or for a concept invoice as it would be printed now (rule invoicing-14). */
export function vatOfInvoice(row: InvoiceRow): BilledVat {
  const billed = billVat(billOfRow(row))
  const totals = { excludingVat: row.excludingVat, vat: row.vat, includingVat: row.includingVat }
  return row.storedVat === null ? billed : { ...billed, groups: row.storedVat, totals }
}

/** The VAT regime of the free cost, or else that of the invoice. */
export const termsOfCost = (row: InvoiceRow, { vatRegime }: Pick<FreeCostRow, 'vatRegime'>): VatTerms =>
  vatTermsOf(vatRegime ?? row.vatRegime, {
    language: languageOf(row.billing),
    ground: row.disclaimer,
    own: row.ownRegimes,
  })

export const regimesOfInvoice = (row: InvoiceRow): VatRegime[] => regimesOf(billOfRow(row))
