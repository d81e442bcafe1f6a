import { toDay } from '../time/day.ts'
import type { NewYearFacts } from './newYearFacts.ts'

/** Why the new year skips a person. */
export type NewYearSkip = 'independent' | 'left' | 'not_yet_employed'

/** Why the new year skips a person, or null (rule balances-52). */
export function newYearSkip({ kind, employment, year }: NewYearFacts): NewYearSkip | null {
  if (kind === 'independent') return 'independent'
  const begin = toDay(`${year}-01-01`)
  if (employment.end !== null && employment.end < begin) return 'left'
  return employment.start >= begin ? 'not_yet_employed' : null
}
