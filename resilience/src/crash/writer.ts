import type { Pool } from 'pg'
import type { Client } from '../fixtures/client.ts'

/** A client of a run. It writes data, and remembers which writes the server acknowledged. */
export type Writer = {
  /** Makes one write. When the call gets no answer, the next step finds out whether it was stored, or repeats it. */
  step(client: Client): Promise<void>
  /** Compares the stored data with the acknowledged writes. Returns each difference as a sentence. */
  check(pool: Pool): Promise<readonly string[]>
  /** The number of acknowledged writes so far. */
  acknowledged(): number
}
