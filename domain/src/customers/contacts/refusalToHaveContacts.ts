type CustomerFacts = { readonly active: boolean; readonly internal: boolean }

/** Our own company and an inactive customer cannot have contacts (rule contact-71). */
export function refusalToHaveContacts({
  active,
  internal,
}: CustomerFacts): { readonly code: 'customer_inactive' | 'contact_of_internal_customer' } | null {
  if (internal) return { code: 'contact_of_internal_customer' }
  return active ? null : { code: 'customer_inactive' }
}
