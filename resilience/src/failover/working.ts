import type { Writer } from '../crash/writer.ts'
import type { Client } from '../fixtures/client.ts'

/** One company or one office that works during the run. */
export type Working = {
  /** The name in the faults. Empty when only one company works. */
  readonly name: string
  readonly client: Client
  readonly writers: readonly Writer[]
  /** Returns the faults in the data and the mails, as sentences. */
  look(): Promise<readonly string[]>
}
