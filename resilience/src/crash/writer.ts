import type { Pool } from 'pg'
import type { Client } from '../fixtures/client.ts'

/** Somebody who writes, and remembers what was acknowledged. */
export type Writer = {
  /** Writes one thing; what was lost on the way is asked again, or seen to, at the next step. */
  step(client: Client): Promise<void>
  /** What is not as it was acknowledged, in sentences. */
  check(pool: Pool): Promise<readonly string[]>
  /** How many writes were acknowledged so far. */
  acknowledged(): number
}
