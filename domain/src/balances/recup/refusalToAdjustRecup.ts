import type { PersonKind } from '../../people/personKind.ts'
import type { Day } from '../../time/day.ts'
import { periodsOverlap, type DayPeriod } from '../../time/dayPeriod.ts'
import { monthOf, type YearMonth } from '../../time/yearMonth.ts'
import { refusalToKeepBalances } from '../refusalToKeepBalances.ts'

export type RecupAdjustmentFacts = {
  readonly kind: PersonKind
  readonly employment: DayPeriod
  /** The opening month: the first month that counts for the recuperation of the person. */
  readonly opening: YearMonth
}

export type RecupAdjustmentRefusal =
  | { readonly code: 'independent_has_no_balances' }
  | { readonly code: 'not_in_employment'; readonly days: readonly Day[] }
  | { readonly code: 'before_recup_opening'; readonly opening: YearMonth }

/** A bonus or correction that would have no effect on the balance is refused (rule balances-49). */
export function refusalToAdjustRecup(
  { kind, employment, opening }: RecupAdjustmentFacts,
  period: { readonly start: Day; readonly end: Day },
): RecupAdjustmentRefusal | null {
  const keeping = refusalToKeepBalances(kind)
  if (keeping !== null) return keeping
  if (!periodsOverlap(employment, period)) return { code: 'not_in_employment', days: [period.start] }
  return monthOf(period.end) < opening ? { code: 'before_recup_opening', opening } : null
}

/** The reason why HR cannot edit a correction of recuperation: a later correction exists (rule balances-48). */
export const refusalToEditCorrection = (id: number, lastId: number | undefined): { readonly code: 'stale' } | null =>
  id === lastId ? null : { code: 'stale' }
