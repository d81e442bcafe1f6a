import { addSeconds, type Instant } from '../../time/instant.ts'

export type NeedFacts = {
  readonly isWithdrawn: boolean
  readonly claimUntil: Instant
  readonly places: number
  /** The number of places that have a shift. */
  readonly filled: number
}

export const NEED_STATES = ['open', 'filled', 'closed', 'withdrawn'] as const
export type NeedState = (typeof NEED_STATES)[number]

/**
 * The state of an open shift. It depends on the facts of the open shift and on the time. The code calls an open shift a
 * need (rule needs-2).
 */
export function needState({ isWithdrawn, claimUntil, places, filled }: NeedFacts, now: Instant): NeedState {
  if (isWithdrawn) return 'withdrawn'
  if (filled >= places) return 'filled'
  return now >= claimUntil ? 'closed' : 'open'
}

const HOUR = 3600

/** How many hours before its start an open shift closes, unless HR chooses another number. */
export const CLAIM_HOURS = 24

/**
 * The instant at which an open shift closes. When HR adds an open shift after that instant, it can be claimed until its
 * start (rule needs-4).
 */
export function claimUntilOf(start: Instant, hours: number, now: Instant): Instant {
  const until = addSeconds(start, -hours * HOUR)
  return until > now ? until : start
}
