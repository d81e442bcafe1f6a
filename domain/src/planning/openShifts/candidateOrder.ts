import type { Seconds } from '../../money/seconds.ts'

export type Candidate = {
  readonly isRefused: boolean
  /** True when the shift would bring a new strong warning about working time. */
  readonly isStrong: boolean
  readonly hasClaimed: boolean
  /** The needed hours of the month less the planned hours; null for an independent. */
  readonly short: Seconds | null
}

const first = (value: boolean): number => (value ? 0 : 1)

/**
 * The order of the people who can work a need: nothing refuses it, no strong warning, claimed, furthest below the
 * needed hours. The sort keeps the order of the names (rule needs-12).
 */
export const candidateOrder = (a: Candidate, b: Candidate): number =>
  first(!a.isRefused) - first(!b.isRefused) ||
  first(!a.isStrong) - first(!b.isStrong) ||
  first(a.hasClaimed) - first(b.hasClaimed) ||
  (b.short ?? 0) - (a.short ?? 0)
