import * as texts from '../../texts/texts.ts'
import { gapsOf } from './gapsOf.ts'

/** Writes the days without a rate as '4 dagen: 1–3, 30'; null when every day has a rate. */
export function formatGaps(ratesPerDay: readonly (number | null)[]): string | null {
  const words = texts.hourlyRates
  const days = ratesPerDay.filter((rate) => rate === null).length
  if (days === 0) return null
  if (days === ratesPerDay.length) return words.wholeMonth
  return words.gaps(
    days,
    gapsOf(ratesPerDay)
      .map(({ first, last }) => words.fromTo(first, last))
      .join(', '),
  )
}
