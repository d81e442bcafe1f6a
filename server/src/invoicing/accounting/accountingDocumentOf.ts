import type { AccountingDocument } from '@uurwerk/domain/invoicing/accountingDocument'
import { paymentReference } from '@uurwerk/domain/invoicing/paymentReference'
import { addDays } from '@uurwerk/domain/time/day'
import type { AccountingRow } from './accountingStore.ts'

export const accountingDocumentOf = (row: AccountingRow): AccountingDocument => ({
  kind: row.kind,
  number: row.number,
  date: row.on,
  dueDate: row.kind === 'invoice' ? addDays(row.on, row.billing.paymentTerm) : null,
  customer: { name: row.billing.organisationName, vatNumber: row.billing.vat },
  yearMonth: row.yearMonth,
  totals: { excludingVat: row.excludingVat, vat: row.vat, includingVat: row.includingVat },
  vatRegime: row.vatRegime,
  vatBreakdown: row.vatBreakdown,
  costs: row.costs,
  paymentReference: paymentReference({ year: row.numberYear, sequence: row.numberSequence }),
  internalReference: row.internalReference,
  externalReference: row.externalReference,
  creditedNumber: row.kind === 'invoice' ? null : row.invoiceNumber,
})
