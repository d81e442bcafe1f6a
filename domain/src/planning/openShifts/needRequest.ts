import type { Instant } from '../../time/instant.ts'
import { needState, type NeedFacts } from './needState.ts'

export const REQUEST_STATES = [
  'waiting',
  'expired',
  'withdrawn',
  'refused',
  'open',
  'filled',
  'closed',
  'cancelled',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export type RequestFacts = {
  readonly isWithdrawn: boolean
  readonly isRefused: boolean
  readonly start: Instant
  /** The part of the open shift that the customer's request asked for; null while HR has not published the request. */
  readonly need: NeedFacts | null
}

/** The state depends on the time, and on the open shift with which HR published the request (rule contact-26). */
export function requestState({ isWithdrawn, isRefused, start, need }: RequestFacts, now: Instant): RequestState {
  if (isWithdrawn) return 'withdrawn'
  if (isRefused) return 'refused'
  if (need === null) return now >= start ? 'expired' : 'waiting'
  const state = needState(need, now)
  return state === 'withdrawn' ? 'cancelled' : state
}

/**
 * When a request was added to an existing open shift, people first fill the places that the open shift already had. The
 * request therefore never shows more people than it asked for (rule contact-26).
 */
export function partOfRequest(need: NeedFacts, places: number): NeedFacts {
  const filled = Math.min(places, Math.max(0, need.filled - (need.places - places)))
  return { ...need, places, filled }
}

/** HR gets at most one mail in this number of seconds about the requests, or about the remarks, of one contact. */
const MAIL_EVERY_SECONDS = 3600

/**
 * The times in `earlier`, the oldest first, decide when HR got the last mail. A comparison with only the last request
 * would be wrong: a contact who asks every 50 minutes would then cause only one mail (rules contact-10 and contact-58).
 */
export function isOfficeMailDue(earlier: readonly Instant[], now: Instant): boolean {
  let mailedAt: Instant | null = null
  const isDue = (at: Instant) => mailedAt === null || at - mailedAt >= MAIL_EVERY_SECONDS
  for (const at of earlier) if (isDue(at)) mailedAt = at
  return isDue(now)
}
