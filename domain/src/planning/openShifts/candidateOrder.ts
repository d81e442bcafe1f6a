import type { Seconds } from '../../money/seconds.ts'

export type Candidate = {
  readonly isRefused: boolean
  /** False when the shift requires a qualification that the person does not hold on that day. */
  readonly isQualified: boolean
  /** True when the shift would cause a new strong warning (the more serious kind) about working time. */
  readonly isStrong: boolean
  readonly hasClaimed: boolean
  /** True when the person marked the time of the shift with 'liever wel'. */
  readonly likes: boolean
  /** The needed hours of the month minus the planned hours; null for a self-employed person. */
  readonly short: Seconds | null
}

const first = (value: boolean): number => (value ? 0 : 1)

/**
 * The most important criterion first: can work the shift, holds the qualification, gets no strong warning about working
 * time, asked to work the shift, prefers its time, misses the most hours. Equal people keep the order of the list, by
 * name (rules needs-12, availability-7, qualifications-8).
 */
export const candidateOrder = (a: Candidate, b: Candidate): number =>
  first(!a.isRefused) - first(!b.isRefused) ||
  first(a.isQualified) - first(b.isQualified) ||
  first(!a.isStrong) - first(!b.isStrong) ||
  first(a.hasClaimed) - first(b.hasClaimed) ||
  first(a.likes) - first(b.likes) ||
  (b.short ?? 0) - (a.short ?? 0)
