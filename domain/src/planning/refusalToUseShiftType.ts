export type ShiftTypeRefusal =
  | { readonly code: 'shift_type_inactive' }
  | { readonly code: 'shift_type_of_other_customer' }

/**
 * Checks the shift type that a shift gets. A shift keeps a shift type that is archived later, so a shift type that the
 * shift already has is not checked (rule planning-30).
 */
export function refusalToUseShiftType(facts: {
  readonly active: boolean
  readonly archived: boolean
  readonly ofContractsCustomer: boolean
}): ShiftTypeRefusal | null {
  if (!facts.ofContractsCustomer) return { code: 'shift_type_of_other_customer' }
  return facts.active && !facts.archived ? null : { code: 'shift_type_inactive' }
}
