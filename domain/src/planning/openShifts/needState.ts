import { addSeconds } from '../../time/instant.ts'
import type { Instant } from '../../time/instant.ts'

export type NeedFacts = {
  readonly isWithdrawn: boolean
  readonly claimUntil: Instant
  readonly places: number
  /** The number of places that have a shift. */
  readonly filled: number
}

export const NEED_STATES = ['open', 'filled', 'closed', 'withdrawn'] as const
export type NeedState = (typeof NEED_STATES)[number]

/** The state of an open shift (in the code: need), which follows from its facts and the time (rule needs-2). */
export function needState({ isWithdrawn, claimUntil, places, filled }: NeedFacts, now: Instant): NeedState {
  if (isWithdrawn) return 'withdrawn'
  if (filled >= places) return 'filled'
  return now >= claimUntil ? 'closed' : 'open'
}

const HOUR = 3600

/** The number of hours before its start at which an open shift closes, unless HR chooses another number. */
export const CLAIM_HOURS = 24

/**
 * The instant at which an open shift closes. An open shift that HR adds after that instant can be claimed until its
 * start (rule needs-4).
 */
export function claimUntilOf(start: Instant, hours: number, now: Instant): Instant {
  const until = addSeconds(start, -hours * HOUR)
  return until > now ? until : start
}
