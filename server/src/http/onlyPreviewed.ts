import type { Tx } from '../db/transaction.ts'
import { undoneOnError } from '../db/undoneOnError.ts'

class Previewed<Answer> extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('only previewed')
    this.answer = answer
  }
}

/** Does the work and undoes it when it is a preview. A preview therefore never differs from the act. */
export async function onlyPreviewed<Answer>(tx: Tx, preview: boolean, work: () => Promise<Answer>): Promise<Answer> {
  if (!preview) return work()
  try {
    return await undoneOnError(tx, async () => {
      throw new Previewed(await work())
    })
  } catch (thrown) {
    if (thrown instanceof Previewed) return thrown.answer
    throw thrown
  }
}
