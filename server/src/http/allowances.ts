import type { Endpoint } from '@uurwerk/contract/endpoint'
import * as identity from '@uurwerk/contract/identity'
import { logo } from '@uurwerk/contract/settings'
import { isHeavyWork } from './heavyWork.ts'

/** How often something may be asked at once; what was used comes back evenly within the time. */
export type Allowance = { readonly atOnce: number; readonly withinSeconds: number }

/** Of one address: a whole office comes in behind one at eight in the morning. */
export const SIGN_IN: Allowance = { atOnce: 300, withinSeconds: 300 }
/** Of one address: in a demo nobody is to be kept out, and its scripts sign in hundreds of people. */
const DEMO_SIGN_IN: Allowance = { atOnce: 3000, withinSeconds: 300 }
/** Of one person: the PDF and the UBL of everybody's month, taken along one by one; less than a script that asks without an end. */
const DOCUMENT: Allowance = { atOnce: 8000, withinSeconds: 600 }
/** Of one person: a script that runs wild is stopped, a busy office is not. */
const HEAVY_WORK: Allowance = { atOnce: 1000, withinSeconds: 600 }

/** Null for what costs little: a logo is a small picture, as it was stored. */
export function allowanceOf(endpoint: Endpoint): Allowance | null {
  if (endpoint === identity.openSession) return SIGN_IN
  if (endpoint === identity.openDemoSession) return DEMO_SIGN_IN
  if (isHeavyWork(endpoint)) return HEAVY_WORK
  return 'download' in endpoint.response && endpoint !== logo ? DOCUMENT : null
}
