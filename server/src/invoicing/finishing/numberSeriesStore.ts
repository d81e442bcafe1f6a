import type { SeriesNumber } from '@uurwerk/domain/invoicing/numbers/invoiceNumber'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'

export type Series = 'invoice' | 'credit_note'

const formats = { invoice: 'invoice_number_format', credit_note: 'credit_note_number_format' } as const

/**
 * Reads the number format and locks it, so that nobody changes the format before the number is stored (rule company-8).
 */
export async function holdNumberFormat(tx: Tx, series: Series): Promise<string> {
  const { format } = await tx
    .selectFrom('company_settings as c')
    .select(`c.${formats[series]} as format`)
    .forShare()
    .executeTakeFirstOrThrow()
  return format
}

/**
 * The row of the series stays locked until this transaction ends. After a rollback, the next transaction gets the same
 * number, so no number is missing and none is used twice (rule invoicing-18).
 */
export async function takeNumber(tx: Tx, series: Series, year: number): Promise<SeriesNumber> {
  const { rows } = await sql<{ sequence: number }>`
    insert into number_series as s (series, year, last_sequence) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last_sequence = s.last_sequence + 1
    returning s.last_sequence as sequence`.execute(tx)
  const [taken] = rows
  if (taken === undefined) throw new Error(`no number in series ${series} of ${year}`)
  return { year, sequence: taken.sequence }
}

export async function readInvoiceBefore(
  tx: Tx,
  { year, sequence }: SeriesNumber,
): Promise<{ readonly date: Day; readonly number: string } | null> {
  const { rows } = await sql<{ date: Day; number: string }>`
    select i.invoice_on as date, i.number
    from invoices i
    where i.number_year = ${year} and i.number_sequence = ${sequence - 1}`.execute(tx)
  return rows[0] ?? null
}
