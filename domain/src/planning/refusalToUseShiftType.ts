export type ShiftTypeRefusal =
  | { readonly code: 'shift_type_inactive' }
  | { readonly code: 'shift_type_of_other_customer' }

/** Why a shift cannot take this type; one that it has already stays, whatever became of the type. */
export function refusalToUseShiftType(facts: {
  readonly active: boolean
  readonly archived: boolean
  readonly ofContractsCustomer: boolean
}): ShiftTypeRefusal | null {
  if (!facts.ofContractsCustomer) return { code: 'shift_type_of_other_customer' }
  return facts.active && !facts.archived ? null : { code: 'shift_type_inactive' }
}
