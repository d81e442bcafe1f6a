import { addMonths, firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { QueryContext } from '../http/route.ts'
import type { Examined } from './examined.ts'
import { readUnratedMonths } from './unratedWorkStore.ts'

/** Checks that hours of this month and next month have an hourly rate. Hours without a rate cannot be billed. */
export async function checkRates({ db, today }: Pick<QueryContext, 'db' | 'today'>): Promise<Examined> {
  const month = monthOf(today)
  const span = { from: firstDayOf(month), until: lastDayOf(addMonths(month, 1)) }
  const unrated = await readUnratedMonths(db, span)
  return {
    summary: unrated.length === 0 ? 'Alle uren van deze en volgende maand hebben een tarief' : 'Uren zonder tarief',
    found: unrated.map((found) => ({
      code: 'people_without_rate',
      ...found,
      places: [{ screen: 'hourlyRates', month: found.month }],
    })),
  }
}
