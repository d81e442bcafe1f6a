import { isForeignKeyViolation } from '../db/violatedConstraint.ts'
import { RefusalError } from './RefusalError.ts'

/** Refuses a removal when another transaction has started to use the record in the meantime. */
export async function refusedWhenUsed(remove: () => Promise<void>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    throw isForeignKeyViolation(error) ? new RefusalError({ code: 'record_in_use', uses: [] }) : error
  }
}
