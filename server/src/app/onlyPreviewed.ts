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

/** Runs a change, and rolls it back for a preview. A preview therefore has the result of the real change. */
export async function onlyPreviewed<Answer>(tx: Tx, preview: boolean, work: () => Promise<Answer>): Promise<Answer> {
  if (!preview) return work()
  try {
    return await undoneOnError(tx, async () => {
      const answer = await work()
      // The deferred constraints are checked here, because PostgreSQL checks them only at COMMIT, and a preview has no
      // COMMIT.
      await checkConstraints(tx)
      throw new Previewed(answer)
    })
  } catch (thrown) {
    if (thrown instanceof Previewed) return thrown.answer
    throw thrown
  }
}
