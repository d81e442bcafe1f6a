import * as texts from '../../texts/texts.ts'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import type { NewYearRow } from './queries.ts'

/**
 * The notices about a person in the new-year run: the reason why the run skips the person, or the days that the run
 * cannot move.
 */
export function noticesOf({ skipped, notices }: NewYearRow, year: number): string[] {
  const words = texts.newYear
  if (skipped !== null) return [words.skipped[skipped]]
  return notices.map(({ code, days }) => words.notices[code](writtenNumber(days), days <= 1, year - 1))
}
