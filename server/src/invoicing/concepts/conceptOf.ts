import type { FreeCostRow } from '../../timesheets/freeCosts/freeCostStore.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import type { InvoiceContents } from '../invoiceStore.ts'

export type Concept = {
  readonly contents: InvoiceContents
  readonly costs: readonly Omit<FreeCostRow, 'id'>[]
  readonly emails: readonly string[]
}

export const conceptOf = (row: InvoiceRow): Concept => ({
  contents: {
    invoiceOn: row.invoiceOn,
    dateChosen: row.dateChosen,
    vat: { regime: row.vatRegime, ground: row.disclaimer },
    vatChosen: row.vatChosen,
    contactMail: row.contactMail,
    subject: row.subject,
    internalReference: row.internalReference,
    externalReference: row.externalReference,
    reference: row.reference,
    purchaseOrder: row.purchaseOrder,
    projectReference: row.projectReference,
    accountingReference: row.accountingReference,
    supply: row.supply,
    billing: row.billing,
    totals: { excludingVat: row.excludingVat, vat: row.vat, includingVat: row.includingVat },
  },
  costs: row.costs,
  emails: row.emails.map(({ emailAddress }) => emailAddress),
})
