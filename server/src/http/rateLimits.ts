import type { Endpoint } from '@uurwerk/contract/endpoint'
import * as identity from '@uurwerk/contract/identity'
import { ownPersonalData } from '@uurwerk/contract/personalData'
import { logo } from '@uurwerk/contract/settings'
import { isLongJob } from './slowRequests.ts'

/**
 * How long a write waits for its turn: longer than a read, so that twenty invoices that one person finishes at once all
 * get their number. The web app gives up a read after ten seconds.
 */
export const WRITE_WAIT_MS = 10_000

/** How many calls may be made at once. The tokens come back evenly within the time. */
export type Allowance = { readonly atOnce: number; readonly withinSeconds: number }

/** Per address: unusable tickets, and providers' answers without an attempt. A successful sign-in is not counted. */
export const FAILED_SIGN_IN: Allowance = { atOnce: 300, withinSeconds: 300 }
/** Per address: the routes to a provider and back. A script must not use up the limit of a whole hospital. */
export const SIGN_IN: Allowance = { atOnce: 3000, withinSeconds: 300 }
/** Per address: a demo must not lock anybody out, and its scripts sign in hundreds of people. */
const DEMO_SIGN_IN: Allowance = { atOnce: 3000, withinSeconds: 300 }
/**
 * Per person: enough to download the PDF and UBL of everybody's month one by one, and too little for an endless
 * script.
 */
const DOCUMENT: Allowance = { atOnce: 8000, withinSeconds: 600 }
/** Per person: all stored data of one person, which nobody needs twice a day. */
const OWN_DATA: Allowance = { atOnce: 5, withinSeconds: 3600 }
/** Per person: enough for a busy office, and too little for an endless script. */
const HEAVY_WORK: Allowance = { atOnce: 1000, withinSeconds: 600 }

/** How many calls may run at once, and how long a further call waits before it is refused. */
export type AtOnce = { readonly atOnce: number; readonly waitMs: number }

/**
 * Per process. A page makes about ten calls at once, and a person has several tabs: the further calls wait a moment.
 */
export const SHARES = {
  /** All calls of one person: fewer than the ten connections that screens share. */
  person: { atOnce: 8, waitMs: 4000 },
  /** Slow requests of HR: documents, exports, imports. */
  heavy: { atOnce: 2, waitMs: 3000 },
  /** Slow requests of an employee: one of the two renderers of documents stays free. */
  heavyOfEmployee: { atOnce: 1, waitMs: 3000 },
  /** Per address: calls without a session, and calls with a token that this process does not know yet. */
  address: { atOnce: 32, waitMs: 3000 },
} as const satisfies Record<string, AtOnce>
/**
 * How long a wrong token keeps its place in the share of its address, and a call beyond its rate limit the place in
 * the share of its person. A script can therefore try only a few.
 */
export const FAILED_TOKEN_MS = 50
export const TOO_MANY_MS = 200

/** Null for a cheap call. A logo is a small stored picture, so it is cheap. */
export function allowanceOf(endpoint: Endpoint): Allowance | null {
  if (endpoint === identity.openDemoSession) return DEMO_SIGN_IN
  if (endpoint === ownPersonalData) return OWN_DATA
  if (isLongJob(endpoint)) return HEAVY_WORK
  return 'download' in endpoint.response && endpoint !== logo ? DOCUMENT : null
}
