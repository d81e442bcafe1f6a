import { refusalToUseShiftType } from '@uurwerk/domain/planning/refusalToUseShiftType'
import type { Tx } from '../../platform/db/transaction.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import { readShiftTypeToUse, type ShiftTypeToUse } from './shiftTypeToUseStore.ts'

type Input = { readonly shiftTypeId: number; readonly personId: number; readonly customerId: number }

/**
 * Finds the shift type that a request names. A shift type that another person made is refused in the same way as a
 * shift type of another customer (rule planning-30).
 */
export async function usableShiftType(tx: Tx, { shiftTypeId, personId, customerId }: Input): Promise<ShiftTypeToUse> {
  const type = await readShiftTypeToUse(tx, { shiftTypeId, personId })
  if (type === null) throw new RefusalError({ code: 'shift_type_of_other_customer' })
  assertAllowed(refusalToUseShiftType({ ...type, ofContractsCustomer: type.customerId === customerId }))
  return type
}
