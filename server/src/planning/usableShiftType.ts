import { refusalToUseShiftType } from '@uurwerk/domain/planning/refusalToUseShiftType'
import type { Tx } from '../db/transaction.ts'
import { assertAllowed, RefusalError } from '../http/RefusalError.ts'
import { readShiftTypeToUse, type ShiftTypeToUse } from './shiftTypeToUseStore.ts'

type Asked = { readonly shiftTypeId: number; readonly personId: number; readonly customerId: number }

/** The type that somebody chose for a shift. One of another person is treated as one of another customer. */
export async function usableShiftType(tx: Tx, { shiftTypeId, personId, customerId }: Asked): Promise<ShiftTypeToUse> {
  const type = await readShiftTypeToUse(tx, { shiftTypeId, personId })
  if (type === null) throw new RefusalError({ code: 'shift_type_of_other_customer' })
  assertAllowed(refusalToUseShiftType({ ...type, ofContractsCustomer: type.customerId === customerId }))
  return type
}
