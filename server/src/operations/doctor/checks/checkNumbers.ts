import type { QueryContext } from '../../../app/context.ts'
import type { CheckResult, FindingWithPlaces } from '../facts/checkResult.ts'
import { listSeriesFacts, type SeriesFacts } from '../facts/seriesFactsStore.ts'

/**
 * Checks the invoice numbers. The law requires numbers without gaps, in the order of the invoice dates (rule doctor-4).
 */
export async function checkNumbers({ db }: Pick<QueryContext, 'db'>): Promise<CheckResult> {
  const all = await listSeriesFacts(db)
  const given = all.reduce((sum, series) => sum + series.given, 0)
  return { summary: `${given} nummers in ${all.length} reeksen`, found: all.flatMap(foundIn) }
}

function foundIn({
  series,
  year,
  given,
  highest,
  last,
  missing,
  backwards,
  backwardsCount,
}: SeriesFacts): FindingWithPlaces[] {
  const places = [{ screen: 'invoices' }] as const
  const gaps = Math.max(highest, last) - given
  return [
    ...(gaps > 0 ? [{ code: 'number_gap', series, year, missing, count: gaps } as const] : []),
    ...(last < highest ? [{ code: 'number_series_behind', series, year, last, highest } as const] : []),
    ...(backwardsCount > 0
      ? [{ code: 'numbers_out_of_order', series, year, numbers: backwards, count: backwardsCount, places } as const]
      : []),
  ]
}
