import { accountingCsv } from '@uurwerk/domain/invoicing/accountingCsv'
import { FileAnswer } from '../../app/FileAnswer.ts'
import type { QueryContext } from '../../app/context.ts'
import type { AccountingPeriod, AccountingRow } from './accountingStore.ts'
import { startAccountingExport } from './startAccountingExport.ts'
import type { AccountingDocument } from '@uurwerk/domain/invoicing/accountingDocument'
import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { addDays } from '@uurwerk/domain/time/day'

const accountingDocumentOf = (row: AccountingRow): AccountingDocument => ({
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

/** The CSV file for the accountant's program: one line for each invoice and credit note of a period. */
export async function exportAccountingCsv(context: QueryContext, period: AccountingPeriod): Promise<FileAnswer> {
  const rows = await startAccountingExport(context, { period, format: 'csv' })
  return new FileAnswer({
    content: Buffer.from(accountingCsv(rows.map(accountingDocumentOf)), 'utf8'),
    contentType: 'text/csv; charset=utf-8',
    fileName: `Facturen ${period.from} tot ${period.to}.csv`,
  })
}
