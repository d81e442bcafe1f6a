import type { Endpoint } from '@uurwerk/contract/endpoint'
import { askContactLink, openContactSession } from '@uurwerk/contract/customers/contacts'
import * as identity from '@uurwerk/contract/identity/identity'
import { ownPersonalData } from '@uurwerk/contract/people/personalData'
import { logo } from '@uurwerk/contract/company'
import { isLongJob } from './slowRequests.ts'

/**
 * The time that a write waits for its turn, in milliseconds. A write waits longer than a read, so that twenty invoices
 * that one person finishes at once all get their number. The web app stops waiting for a read after ten seconds.
 */
export const WRITE_WAIT_MS = 10_000

/** The calls that may be made at once, and the seconds in which all used calls become available again. */
export type RateLimit = { readonly atOnce: number; readonly withinSeconds: number }

/**
 * The rate limit for each network address on failed sign-ins. A failed sign-in is an unusable ticket, or a provider's
 * answer without a sign-in attempt. A successful sign-in is not counted.
 */
export const FAILED_SIGN_IN: RateLimit = { atOnce: 300, withinSeconds: 300 }
/**
 * The rate limit of a network address on the calls to a sign-in provider and back. It is high, because one script must
 * not block the sign-in of a whole hospital.
 */
export const SIGN_IN: RateLimit = { atOnce: 3000, withinSeconds: 300 }
/**
 * The rate limit of a network address on sign-ins to the demo. It is high, because scripts sign in hundreds of people
 * in the demo.
 */
const DEMO_SIGN_IN: RateLimit = { atOnce: 3000, withinSeconds: 300 }
/**
 * The rate limit of a person on downloads. HR can download the documents of a whole month, but an endless script is
 * stopped.
 */
const DOCUMENT: RateLimit = { atOnce: 8000, withinSeconds: 600 }
/** The rate limit for each contact of a customer on documents (rule contact-73). */
const CONTACT_DOCUMENT: RateLimit = { atOnce: 200, withinSeconds: 600 }
/**
 * The rate limit of a contact on changes (rule contact-69). It is enough to agree to all shifts of a large ward, and
 * stops an endless script.
 */
const CONTACT_CHANGE: RateLimit = { atOnce: 1000, withinSeconds: 600 }
/** The rate limit of a person on the download of all own data. Nobody needs this download twice a day. */
const OWN_DATA: RateLimit = { atOnce: 5, withinSeconds: 3600 }
/** The number of sign-in links that one network address can request and use (rule contact-74). */
const CONTACT_ENTRY: RateLimit = { atOnce: 60, withinSeconds: 300 }
/** The rate limits for each e-mail address on requests for a sign-in link (rule contact-74). */
export const CONTACT_LINKS: readonly RateLimit[] = [
  { atOnce: 3, withinSeconds: 900 },
  { atOnce: 10, withinSeconds: 86_400 },
]
/** The rate limit for each calendar feed (rule planning-91). A program reads it every fifteen minutes or less often. */
export const READ_FEED: RateLimit = { atOnce: 60, withinSeconds: 3600 }
/**
 * The rate limit of a person on requests that can cause much work or many mails. It is enough for a busy office, and
 * stops an endless script.
 */
const HEAVY_WORK: RateLimit = { atOnce: 1000, withinSeconds: 600 }

/** The number of calls that may run at the same time, and the time that a further call waits before it is refused. */
export type AtOnce = { readonly atOnce: number; readonly waitMs: number }

/**
 * The limits of simultaneous calls in each process. A page makes about ten calls, and a person has several tabs, so
 * further calls wait first and are not refused immediately.
 */
export const SHARES = {
  /** The limit on all calls of one person. It is lower than the ten connections that all screens share. */
  person: { atOnce: 8, waitMs: 4000 },
  /** The limit on slow requests of one HR user: documents, exports, imports. */
  heavy: { atOnce: 2, waitMs: 3000 },
  /** The limit on slow requests of one employee or contact. One of the two document renderers stays free for others. */
  heavyOfOthers: { atOnce: 1, waitMs: 3000 },
  /**
   * The limit of one network address on calls without a session, or with a token that this process does not know yet.
   */
  address: { atOnce: 32, waitMs: 3000 },
} as const satisfies Record<string, AtOnce>
/** A failed call still counts as a running call for these milliseconds, so a script can make only few such calls. */
export const FAILED_TOKEN_MS = 50
export const TOO_MANY_MS = 200

/** The rate limit; null for a cheap call. The download of a logo is cheap: it only reads a small picture. */
export function rateLimitOf(endpoint: Endpoint): RateLimit | null {
  if (endpoint === identity.openDemoSession) return DEMO_SIGN_IN
  if (endpoint === askContactLink || endpoint === openContactSession) return CONTACT_ENTRY
  if (endpoint === ownPersonalData) return OWN_DATA
  if (isLongJob(endpoint)) return HEAVY_WORK
  if (endpoint.access === 'contact' && endpoint.method !== 'GET') return CONTACT_CHANGE
  if (!('download' in endpoint.response) || endpoint === logo) return null
  return endpoint.access === 'contact' ? CONTACT_DOCUMENT : DOCUMENT
}
