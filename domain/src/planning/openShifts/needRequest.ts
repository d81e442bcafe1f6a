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
  /** The start of the requested shift. */
  readonly start: Instant
  /** The part of the open shift that the request asked for; null while HR has not published the request. */
  readonly need: NeedFacts | null
}

/**
 * The state of a customer's request for people. It depends on the facts of the request, on the open shift that HR
 * published, and on the time (rule contact-26).
 */
export function requestState({ isWithdrawn, isRefused, start, need }: RequestFacts, now: Instant): RequestState {
  if (isWithdrawn) return 'withdrawn'
  if (isRefused) return 'refused'
  if (need === null) return now >= start ? 'expired' : 'waiting'
  const state = needState(need, now)
  return state === 'withdrawn' ? 'cancelled' : state
}

/**
 * The part of an open shift that a request of a customer asked for. The places that the open shift had before fill
 * first, so that a request never shows more people than it asked for (rule contact-26).
 */
export function partOfRequest(need: NeedFacts, places: number): NeedFacts {
  const filled = Math.min(places, Math.max(0, need.filled - (need.places - places)))
  return { ...need, places, filled }
}

/** HR gets at most one mail in this many seconds about the requests, or about the remarks, of one contact. */
const MAIL_EVERY_SECONDS = 3600

/**
 * True when HR gets a mail about a new request or new remarks of a contact. The earlier ones, the oldest first, tell when
 * HR got the last mail. A contact who asks each 50 minutes would otherwise cause only one mail (rules contact-10 and
 * contact-25).
 */
export function isOfficeMailDue(earlier: readonly Instant[], now: Instant): boolean {
  let mailedAt: Instant | null = null
  const isDue = (at: Instant) => mailedAt === null || at - mailedAt >= MAIL_EVERY_SECONDS
  for (const at of earlier) if (isDue(at)) mailedAt = at
  return isDue(now)
}
