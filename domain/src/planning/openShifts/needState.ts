import { addSeconds, type Instant } from '../../time/instant.ts'

export type NeedFacts = {
  readonly isWithdrawn: boolean
  readonly claimUntil: Instant
  readonly places: number
  readonly filled: number
}

export const NEED_STATES = ['open', 'filled', 'closed', 'withdrawn'] as const
export type NeedState = (typeof NEED_STATES)[number]

/** The state of an open shift at a time. In the code, an open shift is a need (rule needs-2). */
export function needState({ isWithdrawn, claimUntil, places, filled }: NeedFacts, now: Instant): NeedState {
  if (isWithdrawn) return 'withdrawn'
  if (filled >= places) return 'filled'
  return now >= claimUntil ? 'closed' : 'open'
}

const HOUR = 3600

/** Nobody can claim an open shift this number of hours before its start, unless HR chooses another number. */
export const CLAIM_HOURS = 24

/**
 * The instant until which people can claim an open shift: `hours` before its start. When that instant has already
 * passed, people can claim the shift until it starts (rule needs-4).
 */
export function claimUntilOf(start: Instant, hours: number, now: Instant): Instant {
  const until = addSeconds(start, -hours * HOUR)
  return until > now ? until : start
}
