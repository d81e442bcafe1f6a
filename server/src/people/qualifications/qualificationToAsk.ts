import { refusalToAskQualification } from '@uurwerk/domain/people/qualifications/refusalToAskQualification'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { readQualificationToUse } from './qualificationStore.ts'

/**
 * The qualification that a shift will require, locked until the end of the transaction. Null when the shift requires
 * none (rule qualifications-2).
 */
export async function qualificationToAsk(
  tx: Tx,
  id: number | null,
): Promise<{ readonly id: number; readonly name: string } | null> {
  if (id === null) return null
  const { name, active } = orNotFound(await readQualificationToUse(tx, id))
  assertAllowed(refusalToAskQualification({ active }))
  return { id, name }
}
