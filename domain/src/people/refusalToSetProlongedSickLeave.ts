import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { containsDay, periodsOverlap } from '../time/dayPeriod.ts'

export type ProlongedSickLeaveFacts = {
  readonly employment: DayPeriod
  /** Without the period that is being changed. */
  readonly otherPeriods: readonly DayPeriod[]
  /** Days with a shift that has already begun. */
  readonly workedDays: readonly Day[]
  /** Days with a shift or an absence that is frozen for HR. */
  readonly frozenDays: readonly Day[]
}

export type ProlongedSickLeaveRefusal =
  | { readonly code: 'sick_leave_end_not_after_start' }
  | { readonly code: 'sick_leave_outside_employment'; readonly employment: DayPeriod }
  | { readonly code: 'sick_leave_overlaps'; readonly overlapping: readonly DayPeriod[] }
  | { readonly code: 'sick_leave_has_worked_days'; readonly days: readonly Day[] }
  | { readonly code: 'sick_leave_has_frozen_days'; readonly days: readonly Day[] }

/** Why a period of prolonged sickness cannot be started, ended or moved like this. */
export function refusalToSetProlongedSickLeave(
  facts: ProlongedSickLeaveFacts,
  wanted: DayPeriod,
): ProlongedSickLeaveRefusal | null {
  if (wanted.end !== null && wanted.end <= wanted.start) return { code: 'sick_leave_end_not_after_start' }
  if (!liesWithin(facts.employment, wanted))
    return { code: 'sick_leave_outside_employment', employment: facts.employment }
  const overlapping = facts.otherPeriods.filter((other) => periodsOverlap(other, wanted))
  if (overlapping.length > 0) return { code: 'sick_leave_overlaps', overlapping }
  const inside = (day: Day) => containsDay(wanted, day)
  const worked = facts.workedDays.filter(inside)
  if (worked.length > 0) return { code: 'sick_leave_has_worked_days', days: worked }
  const frozen = facts.frozenDays.filter(inside)
  return frozen.length === 0 ? null : { code: 'sick_leave_has_frozen_days', days: frozen }
}

/** An open sickness may outlast the employment that ends: nobody knows yet when it is over. */
const liesWithin = (employment: DayPeriod, { start, end }: DayPeriod): boolean =>
  containsDay(employment, start) && (end === null || containsDay(employment, end))
