export type CustomerActivationFacts = {
  readonly active: boolean
  /** True when another customer with the same name is active. */
  readonly hasActiveNamesake: boolean
}

export type CustomerActivationRefusal = { readonly code: 'customer_name_taken' }

/** The reason why HR cannot activate a customer: another active customer has the same name (rule customers-5). */
export const refusalToActivateCustomer = ({
  active,
  hasActiveNamesake,
}: CustomerActivationFacts): CustomerActivationRefusal | null =>
  !active && hasActiveNamesake ? { code: 'customer_name_taken' } : null
