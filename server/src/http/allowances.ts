import * as batches from '@uurwerk/contract/batches'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { remind } from '@uurwerk/contract/hrStart'
import * as identity from '@uurwerk/contract/identity'
import { importFile } from '@uurwerk/contract/import'
import { logo, uploadLogo } from '@uurwerk/contract/settings'

/** How often something may be asked at once; what was used comes back evenly within the time. */
export type Allowance = { readonly atOnce: number; readonly withinSeconds: number }

/** Of one address: a whole office comes in behind one at eight in the morning. */
export const SIGN_IN: Allowance = { atOnce: 300, withinSeconds: 300 }
/** Of one address: in a demo nobody is to be kept out, and its scripts sign in hundreds of people. */
const DEMO_SIGN_IN: Allowance = { atOnce: 3000, withinSeconds: 300 }
/** Of one person: more than HR ever opens, less than a script that asks without an end. */
const DOCUMENT: Allowance = { atOnce: 1500, withinSeconds: 600 }
/** Of one person: each of these can be minutes of work for the house, or many mails. A script that runs wild is stopped, a busy office is not. */
const HEAVY_WORK: Allowance = { atOnce: 1000, withinSeconds: 600 }

const allowances: ReadonlyMap<Endpoint, Allowance | null> = new Map<Endpoint, Allowance | null>([
  [identity.openSession, SIGN_IN],
  [identity.openDemoSession, DEMO_SIGN_IN],
  [batches.invoiceMonths, HEAVY_WORK],
  [batches.finishInvoices, HEAVY_WORK],
  [batches.sendInvoices, HEAVY_WORK],
  [remind, HEAVY_WORK],
  [uploadLogo, HEAVY_WORK],
  [importFile, HEAVY_WORK],
  // A small picture, as it was stored.
  [logo, null],
])

/** Null for what costs little. */
export function allowanceOf(endpoint: Endpoint): Allowance | null {
  return allowances.get(endpoint) ?? (allowances.has(endpoint) || !('download' in endpoint.response) ? null : DOCUMENT)
}
