import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Series } from '../invoicing/numberSeriesStore.ts'

export type SeriesFacts = {
  readonly series: Series
  readonly year: number
  readonly given: number
  readonly highest: number
  /** The last number that the counter gave. 0 when the series has no counter. */
  readonly last: number
  /** The first missing numbers, and the first numbers whose invoice date is before that of the previous number. */
  readonly missing: readonly number[]
  readonly backwards: readonly string[]
  readonly backwardsCount: number
}

const SHOWN = 10

/**
 * Every number series of every year, with the missing numbers and with the numbers that have an earlier date than the
 * previous number.
 */
export async function readSeriesFacts(db: Database): Promise<SeriesFacts[]> {
  const { rows } = await sql<SeriesFacts>`
    with given as (
      select 'invoice' as series, i.number_year as year, i.number_sequence as sequence, i.number, i.invoice_on as day
      from invoices i
      where i.number is not null
      union all
      select 'credit_note', n.number_year, n.number_sequence, n.number, n.credited_on
      from credit_notes n
    ), compared as (
      select g.*, g.day < lag(g.day) over (partition by g.series, g.year order by g.sequence) as backwards
      from given g
    ), counted as (
      select c.series, c.year, count(*)::integer as given, max(c.sequence) as highest,
        count(*) filter (where c.backwards)::integer as "backwardsCount",
        coalesce((array_agg(c.number order by c.sequence) filter (where c.backwards))[1:${sql.lit(SHOWN)}], '{}') as backwards
      from compared c
      group by c.series, c.year
    )
    select coalesce(c.series, s.series) as series, coalesce(c.year, s.year) as year, coalesce(c.given, 0) as given,
      coalesce(c.highest, 0) as highest, coalesce(s.last_sequence, 0) as last,
      coalesce(c."backwardsCount", 0) as "backwardsCount", coalesce(c.backwards, '{}') as backwards,
      case when greatest(c.highest, s.last_sequence) = c.given then '{}' else array(
        select n
        from generate_series(1, greatest(c.highest, s.last_sequence)) n
        where not exists (
          select from given g where g.series = coalesce(c.series, s.series) and g.year = coalesce(c.year, s.year) and g.sequence = n
        )
        limit ${sql.lit(SHOWN)}
      ) end as missing
    from counted c
    full join number_series s on s.series = c.series and s.year = c.year
    order by 2, 1 desc`.execute(db)
  return rows
}
