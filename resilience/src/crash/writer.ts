import type { Pool } from 'pg'
import type { Client } from '../fixtures/client.ts'

/** A client of a run. It writes data, and remembers which writes the server acknowledged. */
export type Writer = {
  /**
   * Makes one write. When the call gets no answer, the next call of `step` repeats the write or reads whether it was
   * stored.
   */
  step(client: Client): Promise<void>
  /** Compares the stored data with the acknowledged writes. Returns each difference as a sentence. */
  check(pool: Pool): Promise<readonly string[]>
  /** The number of acknowledged writes so far. */
  acknowledged(): number
}
