import { texts } from '../texts/texts.ts'
import { writtenNumber } from '../ui/writtenNumber.ts'
import type { NewYearRow } from './queries.ts'

/** What HR has to know about a person: why the run skips the person, or which days it cannot move. */
export function noticesOf({ skipped, notices }: NewYearRow, year: number): string[] {
  const words = texts.newYear
  if (skipped !== null) return [words.skipped[skipped]]
  return notices.map(({ code, days }) => words.notices[code](writtenNumber(days), days <= 1, year - 1))
}
