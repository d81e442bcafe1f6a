import { checkConstraints } from '../platform/db/checkConstraints.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { undoneOnError } from '../platform/db/undoneOnError.ts'

class Previewed<Answer> extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('only previewed')
    this.answer = answer
  }
}

/**
 * Runs a change, and rolls the change back when the call asks only for a preview. The result of a preview is therefore
 * always the result of the real change.
 */
export async function onlyPreviewed<Answer>(tx: Tx, preview: boolean, work: () => Promise<Answer>): Promise<Answer> {
  if (!preview) return work()
  try {
    return await undoneOnError(tx, async () => {
      const answer = await work()
      // Checks the constraints that PostgreSQL otherwise checks only at COMMIT. A preview has no COMMIT, so it could
      // succeed although the real change would fail.
      await checkConstraints(tx)
      throw new Previewed(answer)
    })
  } catch (thrown) {
    if (thrown instanceof Previewed) return thrown.answer
    throw thrown
  }
}
