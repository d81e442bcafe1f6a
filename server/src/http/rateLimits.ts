import type { Endpoint } from '@uurwerk/contract/endpoint'
import * as identity from '@uurwerk/contract/identity'
import { ownPersonalData } from '@uurwerk/contract/personalData'
import { logo } from '@uurwerk/contract/settings'
import { isHeavyWork } from './slowRequests.ts'

/** How often something may be asked at once; what was used comes back evenly within the time. */
export type Allowance = { readonly atOnce: number; readonly withinSeconds: number }

/** Of one address: tickets that cannot be used, and providers' answers that belong to no sign-in. What succeeds is not counted. */
export const FAILED_SIGN_IN: Allowance = { atOnce: 300, withinSeconds: 300 }
/** Of one address: the way to a provider and back. A script there must not use up what a whole hospital needs. */
export const SIGN_IN: Allowance = { atOnce: 3000, withinSeconds: 300 }
/** Of one address: in a demo nobody is to be kept out, and its scripts sign in hundreds of people. */
const DEMO_SIGN_IN: Allowance = { atOnce: 3000, withinSeconds: 300 }
/** Of one person: the PDF and the UBL of everybody's month, taken along one by one; less than a script that asks without an end. */
const DOCUMENT: Allowance = { atOnce: 8000, withinSeconds: 600 }
/** Of one person: everything that is stored about somebody, and that nobody needs twice a day. */
const OWN_DATA: Allowance = { atOnce: 5, withinSeconds: 3600 }
/** Of one person: a script that runs wild is stopped, a busy office is not. */
const HEAVY_WORK: Allowance = { atOnce: 1000, withinSeconds: 600 }

/** How many calls may be under way at once, and how long a further call waits for its turn before it is refused. */
export type AtOnce = { readonly atOnce: number; readonly waitMs: number }

/** Of one process, not of all together. A page reads about ten things at once, and somebody has several tabs: those calls wait for a moment. */
export const SHARES = {
  /** All calls of one person: fewer than the ten connections that screens share. */
  person: { atOnce: 8, waitMs: 10_000 },
  /** Of these, documents, exports, imports and the like, of HR. */
  heavy: { atOnce: 2, waitMs: 3000 },
  /** The same of an employee: one of the two renderers of documents stays free. */
  heavyOfEmployee: { atOnce: 1, waitMs: 3000 },
  /** Calls without a session, and tokens that this process does not know yet, of one address. */
  address: { atOnce: 32, waitMs: 3000 },
} as const satisfies Record<string, AtOnce>
/** A wrong token keeps its place in the share of its address for so long, and a call beyond an allowance in the share of its person: a script gets few of them tried. */
export const FAILED_TOKEN_MS = 50
export const TOO_MANY_MS = 200

/** Null for what costs little: a logo is a small picture, as it was stored. */
export function allowanceOf(endpoint: Endpoint): Allowance | null {
  if (endpoint === identity.openDemoSession) return DEMO_SIGN_IN
  if (endpoint === ownPersonalData) return OWN_DATA
  if (isHeavyWork(endpoint)) return HEAVY_WORK
  return 'download' in endpoint.response && endpoint !== logo ? DOCUMENT : null
}
