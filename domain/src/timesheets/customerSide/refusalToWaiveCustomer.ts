import { waitsForCustomer, type CustomerSideFacts } from './waitsForCustomer.ts'

type WaiverFacts = CustomerSideFacts & { readonly confirmed: boolean; readonly invoiced: boolean }

export type WaiverRefusal =
  | { readonly code: 'not_confirmed' | 'nothing_to_waive' }
  | { readonly code: 'already_invoiced'; readonly number: null }

/** The reason why HR cannot continue without the signature of the customer (rule contact-14). */
export function refusalToWaiveCustomer(facts: WaiverFacts): WaiverRefusal | null {
  if (facts.invoiced) return { code: 'already_invoiced', number: null }
  if (!facts.confirmed) return { code: 'not_confirmed' }
  return waitsForCustomer(facts) ? null : { code: 'nothing_to_waive' }
}
