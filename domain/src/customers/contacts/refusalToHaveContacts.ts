type CustomerFacts = { readonly active: boolean; readonly internal: boolean }

/**
 * The reason why a customer cannot have contacts (people who read and sign its months): it is our own company, or it is
 * inactive (rule contact-1).
 */
export function refusalToHaveContacts({
  active,
  internal,
}: CustomerFacts): { readonly code: 'customer_inactive' | 'contact_of_internal_customer' } | null {
  if (internal) return { code: 'contact_of_internal_customer' }
  return active ? null : { code: 'customer_inactive' }
}
