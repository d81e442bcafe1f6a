import { addSeconds, type Instant } from '../../time/instant.ts'

export type NeedFacts = {
  readonly isWithdrawn: boolean
  readonly claimUntil: Instant
  readonly places: number
  /** The number of places of the open shift that a person fills. */
  readonly filled: number
}

export const NEED_STATES = ['open', 'filled', 'closed', 'withdrawn'] as const
export type NeedState = (typeof NEED_STATES)[number]

/**
 * The state of an open shift (a shift for which HR asks for people). It depends on the facts of the open shift and on
 * the time. The code calls an open shift a need (rule needs-2).
 */
export function needState({ isWithdrawn, claimUntil, places, filled }: NeedFacts, now: Instant): NeedState {
  if (isWithdrawn) return 'withdrawn'
  if (filled >= places) return 'filled'
  return now >= claimUntil ? 'closed' : 'open'
}

const HOUR = 3600

/**
 * The number of hours before the start of an open shift at which nobody can claim it any more, unless HR chooses
 * another number.
 */
export const CLAIM_HOURS = 24

/**
 * The instant from which nobody can claim an open shift any more. When HR adds an open shift after that instant, people
 * can claim it until its start (rule needs-4).
 */
export function claimUntilOf(start: Instant, hours: number, now: Instant): Instant {
  const until = addSeconds(start, -hours * HOUR)
  return until > now ? until : start
}
