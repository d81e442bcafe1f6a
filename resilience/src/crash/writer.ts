import type { Pool } from 'pg'
import type { Client } from '../fixtures/client.ts'

/** A client of the crash test that writes and remembers the acknowledged writes. */
export type Writer = {
  /** Makes one write. When its call gets no answer, the next step repeats or checks it. */
  step(client: Client): Promise<void>
  /** The differences between the stored data and the acknowledged writes, as sentences. */
  check(pool: Pool): Promise<readonly string[]>
  /** The number of acknowledged writes so far. */
  acknowledged(): number
}
