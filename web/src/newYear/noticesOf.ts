import { texts } from '../texts/texts.ts'
import { writtenNumber } from '../ui/writtenNumber.ts'
import type { NewYearRow } from './queries.ts'

/** What HR has to know of somebody: why they are left out, or what cannot be moved. */
export function noticesOf({ skipped, notices }: NewYearRow, year: number): string[] {
  const words = texts.newYear
  if (skipped !== null) return [words.skipped[skipped]]
  return notices.map(({ code, days }) => words.notices[code](writtenNumber(days), days <= 1, year - 1))
}
