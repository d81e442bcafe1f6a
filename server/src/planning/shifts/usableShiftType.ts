import { refusalToUseShiftType } from '@uurwerk/domain/planning/refusalToUseShiftType'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { ShiftTypeToUse } from './shiftTypeToUseStore.ts'

/** A shift type of another person is refused like a shift type of another customer (rule planning-30). */
export function usableShiftType(
  type: ShiftTypeToUse | null,
  contract: { readonly customerId: number },
): ShiftTypeToUse {
  if (type === null) throw new RefusalError({ code: 'shift_type_of_other_customer' })
  assertAllowed(refusalToUseShiftType({ ...type, ofContractsCustomer: type.customerId === contract.customerId }))
  return type
}
