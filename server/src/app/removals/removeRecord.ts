import { refusalToRemove, type RecordUses } from '@uurwerk/domain/refusalToRemove'
import { isForeignKeyViolation } from '../../platform/db/errors/violatedConstraint.ts'
import type { CommandContext } from '../context.ts'
import { assertAllowed, RefusalError } from '../RefusalError.ts'
import { keepRows, type RecordToRemove } from './removedRecordStore.ts'

type Removal = RecordToRemove & { readonly uses: RecordUses; readonly remove: () => Promise<unknown> }

/** Removes a record that no other record uses. HR can undo the removal for one day (rule people-71). */
export async function removeRecord(
  { tx, actor, now }: CommandContext,
  { entity, id, uses, remove }: Removal,
): Promise<void> {
  assertAllowed(refusalToRemove(uses))
  await keepRows(tx, { entity, id, actorId: actor.personId, now })
  try {
    await remove()
  } catch (error) {
    // Another transaction began to use the record after the check.
    throw isForeignKeyViolation(error) ? new RefusalError({ code: 'record_in_use', uses: [] }) : error
  }
}
