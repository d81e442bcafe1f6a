import type { NumberFacts } from '@uurwerk/domain/invoicing/numbers/refusalOfNumberFormats'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

type Row = {
  readonly standing: string[]
  readonly last: { series: 'invoice' | 'credit_note'; year: number; sequence: number }[]
}

const names = { invoice: 'invoice', creditNote: 'credit_note' } as const

/** The numbers that invoices and credit notes already have. `lastOf` returns the last sequence number of a year. */
export async function readNumberFacts(tx: Tx): Promise<NumberFacts> {
  const { rows } = await sql<Row>`
    select
      array(
        select i.number from invoices i where i.number is not null
        union all
        select n.number from credit_notes n
      ) as standing,
      (select coalesce(json_agg(json_build_object('series', s.series, 'year', s.year, 'sequence', s.last_sequence)), '[]')
       from number_series s) as last`.execute(tx)
  const [{ standing, last } = { standing: [], last: [] }] = rows
  return {
    standing,
    lastOf: (wanted, wantedYear) =>
      last.find(({ series, year }) => series === names[wanted] && year === wantedYear)?.sequence ?? 0,
  }
}
