import type { PersonKind } from '@uurwerk/domain/people/personKind'
import { refusalToChangeKind } from '@uurwerk/domain/people/refusalToChangeKind'
import type { Tx } from '../db/transaction.ts'
import { assertAllowed } from '../http/RefusalError.ts'
import { selectKindHistory, updateKind } from './kindStore.ts'
import type { PersonRow } from './peopleStore.ts'

/** Changes an employee to an independent, or an independent to an employee (rule people-3). */
export async function changeKind(tx: Tx, { id, kind }: PersonRow, wanted: PersonKind): Promise<void> {
  assertAllowed(refusalToChangeKind({ kind, ...(await selectKindHistory(tx, id)) }, wanted))
  await updateKind(tx, id, wanted)
}
