import type { RetentionTerms } from '@uurwerk/domain/operations/retention/retentionTerms'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type TermsRow = RetentionTerms & { readonly version: number }

const terms = (db: Database) =>
  db
    .selectFrom('retention_terms as t')
    .select(['t.version', 't.payroll_years as payrollYears', 't.sickness_years as sicknessYears'])
    .select(['t.invoice_years as invoiceYears', 't.reading_years as readingYears', 't.mail_years as mailYears'])

export const readTerms = (db: Database): Promise<TermsRow> => terms(db).executeTakeFirstOrThrow()

export const lockTerms = (tx: Tx): Promise<TermsRow> => terms(tx).forUpdate().executeTakeFirstOrThrow()

export async function updateTerms(tx: Tx, fields: RetentionTerms): Promise<void> {
  await tx
    .updateTable('retention_terms')
    .set((columns) => ({
      payroll_years: fields.payrollYears,
      sickness_years: fields.sicknessYears,
      invoice_years: fields.invoiceYears,
      reading_years: fields.readingYears,
      mail_years: fields.mailYears,
      version: columns('retention_terms.version', '+', 1),
    }))
    .execute()
}
