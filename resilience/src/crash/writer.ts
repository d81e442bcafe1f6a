import type { Pool } from 'pg'
import type { Client } from '../fixtures/client.ts'

/** A client that writes and remembers the acknowledged writes. */
export type Writer = {
  /** Makes one write. A call without an answer is repeated or checked at the next step. */
  step(client: Client): Promise<void>
  /** The differences between the stored and the acknowledged data, as sentences. */
  check(pool: Pool): Promise<readonly string[]>
  /** Number of acknowledged writes so far. */
  acknowledged(): number
}
