import type { Seconds } from '../../money/seconds.ts'

export type Candidate = {
  readonly isRefused: boolean
  /** True when the shift would cause a new strong working time warning. */
  readonly isStrong: boolean
  readonly hasClaimed: boolean
  /** The needed hours of the month minus the planned hours; null for an independent. */
  readonly short: Seconds | null
}

const first = (value: boolean): number => (value ? 0 : 1)

/**
 * The order of the people who can work an open shift: possible people first, then people without a strong warning,
 * people with a claim, and people with the most missing hours. Equal people keep the order of their names (rule
 * needs-12).
 */
export const candidateOrder = (a: Candidate, b: Candidate): number =>
  first(!a.isRefused) - first(!b.isRefused) ||
  first(!a.isStrong) - first(!b.isStrong) ||
  first(a.hasClaimed) - first(b.hasClaimed) ||
  (b.short ?? 0) - (a.short ?? 0)
