import type { Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'

export type HeldQualification = { readonly qualificationId: number; readonly period: DayPeriod }

/** The first and the last day of a period count (rule qualifications-3). */
export const holdsOn = (held: readonly HeldQualification[], qualificationId: number, day: Day): boolean =>
  held.some((each) => each.qualificationId === qualificationId && containsDay(each.period, day))
