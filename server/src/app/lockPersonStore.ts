import { prepared } from '../platform/db/prepared.ts'
import { sendOnly, type Tx } from '../platform/db/transaction.ts'

const lock = prepared<{ id: number }, [personId: number]>(
  'lock person',
  'select p.id from people p where p.id = $1 for no key update',
)

/**
 * Locks the row of a person in the database. Every command that changes shifts, absences, balances or months of a
 * person takes this lock first, so that these changes happen one after the other. This function does not wait:
 * PostgreSQL runs the next statements of the command only after the lock is granted, and these statements see the
 * changes of the previous command.
 */
export function lockPerson(tx: Tx, personId: number): void {
  sendOnly(lock(tx, [personId]))
}

/** Locks the rows of several people in the order of their ids, so that two commands cannot deadlock. */
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
