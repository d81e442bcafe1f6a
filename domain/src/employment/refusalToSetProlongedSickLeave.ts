import type { Day } from '../time/day.ts'
import { containsDay, periodsOverlap, type DayPeriod } from '../time/dayPeriod.ts'

export type ProlongedSickLeaveFacts = {
  readonly employment: DayPeriod
  /** The other prolonged sicknesses of the person, without the sickness that HR changes. */
  readonly otherPeriods: readonly DayPeriod[]
  readonly workedDays: readonly Day[]
  /** The days with a shift or an absence that is frozen for HR. */
  readonly frozenDays: readonly Day[]
}

export type ProlongedSickLeaveRefusal =
  | { readonly code: 'period_end_not_after_start' }
  | { readonly code: 'not_in_employment'; readonly days: readonly Day[] }
  | { readonly code: 'prolonged_sick_overlap'; readonly overlapping: readonly DayPeriod[] }
  | { readonly code: 'prolonged_sick_over_worked'; readonly days: readonly Day[] }
  | { readonly code: 'prolonged_sick_over_invoiced'; readonly days: readonly Day[] }

/** Refuses the dates of a prolonged sickness (rules people-39, people-40, people-41, people-42, people-43). */
export function refusalToSetProlongedSickLeave(
  facts: ProlongedSickLeaveFacts,
  wanted: DayPeriod,
): ProlongedSickLeaveRefusal | null {
  if (wanted.end !== null && wanted.end <= wanted.start) return { code: 'period_end_not_after_start' }
  const outside = boundsOf(wanted).filter((day) => !containsDay(facts.employment, day))
  if (outside.length > 0) return { code: 'not_in_employment', days: outside }
  const overlapping = facts.otherPeriods.filter((other) => periodsOverlap(other, wanted))
  if (overlapping.length > 0) return { code: 'prolonged_sick_overlap', overlapping }
  const inside = (day: Day) => containsDay(wanted, day)
  const worked = facts.workedDays.filter(inside)
  if (worked.length > 0) return { code: 'prolonged_sick_over_worked', days: worked }
  const frozen = facts.frozenDays.filter(inside)
  return frozen.length === 0 ? null : { code: 'prolonged_sick_over_invoiced', days: frozen }
}

/** A sickness can have no end, also in an employment with an end, because nobody knows when it ends. */
const boundsOf = ({ start, end }: DayPeriod): Day[] => (end === null ? [start] : [start, end])
