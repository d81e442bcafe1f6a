import { isForeignKeyViolation } from '../platform/db/errors/violatedConstraint.ts'
import { RefusalError } from './RefusalError.ts'

/** Refuses to remove a record that another transaction started to use after the check. */
export async function refusedWhenUsed(remove: () => Promise<void>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    throw isForeignKeyViolation(error) ? new RefusalError({ code: 'record_in_use', uses: [] }) : error
  }
}
