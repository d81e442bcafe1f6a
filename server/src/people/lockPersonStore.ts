import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/transaction.ts'

const lock = prepared<{ id: number }, [personId: number]>(
  'lock person',
  'select p.id from people p where p.id = $1 for no key update',
)

/**
 * Everything about a person's shifts, absences, balances and months is written one after the other: this lock is taken
 * first by every such use case.
 */
export async function lockPerson(tx: Tx, personId: number): Promise<void> {
  await lock(tx, [personId])
}

/** Locks several people in the order of their ids, so that two bulk acts cannot wait for each other in a circle. */
export async function lockPeople(tx: Tx, personIds: readonly number[]): Promise<void> {
  if (personIds.length === 0) return
  await tx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...personIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
