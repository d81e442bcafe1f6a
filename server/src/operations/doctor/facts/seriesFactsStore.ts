import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Series } from '../../../invoicing/finishing/numberSeriesStore.ts'

export type SeriesFacts = {
  readonly series: Series
  readonly year: number
  readonly given: number
  readonly highest: number
  /** The last number that the counter of the number series gave; 0 when the series has no counter. */
  readonly last: number
  /**
   * The first missing numbers. `backwards` has the first numbers whose date is earlier than the date of the previous
   * number.
   */
  readonly missing: readonly number[]
  readonly backwards: readonly string[]
  readonly backwardsCount: number
}

const SHOWN = 10

/**
 * The number series of each year, with the missing numbers, and the numbers whose date is earlier than the date of the
 * previous number.
 */
export async function listSeriesFacts(db: Database): Promise<SeriesFacts[]> {
  const { rows } = await sql<SeriesFacts>`
    with compared as not materialized (
      select 'invoice' as series, i.number_year as year, i.number_sequence as sequence, i.number,
        i.invoice_on < lag(i.invoice_on) over (partition by i.number_year order by i.number_sequence) as backwards
      from invoices i
      where i.number is not null
      union all
      select 'credit_note', n.number_year, n.number_sequence, n.number,
        n.credited_on < lag(n.credited_on) over (partition by n.number_year order by n.number_sequence)
      from credit_notes n
    ), counted as (
      select c.series, c.year, count(*)::integer as given, max(c.sequence) as highest,
        count(*) filter (where c.backwards)::integer as backwards
      from compared c
      group by c.series, c.year
    )
    select each.series, each.year, each.given, each.highest, each.last, each.backwards as "backwardsCount",
      case when each.backwards = 0 then '{}' else array(
        select c.number
        from compared c
        where c.series = each.series and c.year = each.year and c.backwards
        order by c.sequence
        limit ${sql.lit(SHOWN)}
      ) end as backwards,
      case when greatest(each.highest, each.last) = each.given then '{}' else array(
        select n
        from generate_series(1, greatest(each.highest, each.last)) n
        except
        select c.sequence from compared c where c.series = each.series and c.year = each.year
        order by 1
        limit ${sql.lit(SHOWN)}
      ) end as missing
    from (
      select coalesce(c.series, s.series) as series, coalesce(c.year, s.year) as year, coalesce(c.given, 0) as given,
        coalesce(c.highest, 0) as highest, coalesce(s.last_sequence, 0) as last, coalesce(c.backwards, 0) as backwards
      from counted c
      full join number_series s on s.series = c.series and s.year = c.year
    ) each
    order by each.year, each.series desc`.execute(db)
  return rows
}
