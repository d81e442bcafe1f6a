import { periodsOverlap } from '../../time/dayPeriod.ts'
import type { HeldQualification } from './holdsOn.ts'
import { refusalToAskQualification } from './refusalToAskQualification.ts'

export type HoldRefusal =
  | { readonly code: 'period_reversed' }
  | { readonly code: 'qualification_ended' }
  | { readonly code: 'qualification_overlaps' }

type Facts = {
  /** False when the company no longer uses the qualification. */
  readonly isActive: boolean
  /** The periods in which the person already holds qualifications, without the period that is added or changed. */
  readonly held: readonly HeldQualification[]
}

/**
 * The reason why a person cannot hold a qualification in a period; null when the person can (rule qualifications-3).
 */
export function refusalToHold({ isActive, held }: Facts, wanted: HeldQualification): HoldRefusal | null {
  const { qualificationId, period } = wanted
  if (period.end !== null && period.end < period.start) return { code: 'period_reversed' }
  const ended = refusalToAskQualification({ active: isActive })
  if (ended !== null) return ended
  const overlaps = held.some((each) => each.qualificationId === qualificationId && periodsOverlap(each.period, period))
  return overlaps ? { code: 'qualification_overlaps' } : null
}
