import { toDay } from '../../time/day.ts'
import type { NewYearFacts } from './newYearFacts.ts'

/** The reason why a new-year run leaves out a person. */
export type NewYearSkip = 'independent' | 'left' | 'not_yet_employed'

/** The reason why a new-year run leaves out a person; null when the person is not left out (rule balances-52). */
export function newYearSkip({ kind, employment, year }: NewYearFacts): NewYearSkip | null {
  if (kind === 'independent') return 'independent'
  const begin = toDay(`${year}-01-01`)
  if (employment.end !== null && employment.end < begin) return 'left'
  return employment.start >= begin ? 'not_yet_employed' : null
}
