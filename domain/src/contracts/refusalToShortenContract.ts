import { fixedMonthsAfter, type FixedMonth } from '../people/fixedMonth.ts'
import type { Day } from '../time/day.ts'
import type { YearMonth } from '../time/yearMonth.ts'

export type ContractEndFacts = { readonly contractStart: Day; readonly fixedMonths: readonly FixedMonth[] }

export type ContractEndRefusal =
  | { readonly code: 'period_reversed' }
  | { readonly code: 'months_after_end'; readonly months: readonly YearMonth[] }

/**
 * The reason why a contract cannot get a new end. A new end closes the shifts and orders after it, but no confirmed or
 * invoiced month may be after it (rule contracts-14).
 */
export function refusalToShortenContract(
  { contractStart, fixedMonths }: ContractEndFacts,
  newEnd: Day,
): ContractEndRefusal | null {
  if (newEnd < contractStart) return { code: 'period_reversed' }
  const months = fixedMonthsAfter(fixedMonths, newEnd)
  return months.length === 0 ? null : { code: 'months_after_end', months }
}
