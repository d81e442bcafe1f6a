import { accountingCsv } from '@uurwerk/domain/invoicing/accountingCsv'
import { FileAnswer } from '../../http/FileAnswer.ts'
import type { QueryContext } from '../../http/route.ts'
import { accountingDocumentOf } from './accountingDocumentOf.ts'
import type { AccountingPeriod } from './accountingStore.ts'
import { startAccountingExport } from './startAccountingExport.ts'

/** The CSV file for the accountant's program: one line for each invoice and credit note of a period. */
export async function exportAccountingCsv(context: QueryContext, period: AccountingPeriod): Promise<FileAnswer> {
  const rows = await startAccountingExport(context, { period, format: 'csv' })
  return new FileAnswer({
    content: Buffer.from(accountingCsv(rows.map(accountingDocumentOf)), 'utf8'),
    contentType: 'text/csv; charset=utf-8',
    fileName: `Facturen ${period.from} tot ${period.to}.csv`,
  })
}
