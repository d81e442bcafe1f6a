import { toDay } from '../../time/day.ts'
import type { NewYearFacts } from './newYearFacts.ts'

/** The reasons why a new-year run can skip a person. */
export type NewYearSkip = 'independent' | 'left' | 'not_yet_employed'

/** The reason why a new-year run skips a person; null when the run does not skip the person (rule balances-52). */
export function newYearSkip({ kind, employment, year }: NewYearFacts): NewYearSkip | null {
  if (kind === 'independent') return 'independent'
  const begin = toDay(`${year}-01-01`)
  if (employment.end !== null && employment.end < begin) return 'left'
  return employment.start >= begin ? 'not_yet_employed' : null
}
