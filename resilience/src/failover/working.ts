import type { Writer } from '../crash/writer.ts'
import type { Client } from '../fixtures/client.ts'

/** One company or one office (an organisation with its own data) whose clients work during a run. */
export type Working = {
  /** The name of the office in the sentences about faults. Empty when there is only one company. */
  readonly name: string
  readonly client: Client
  readonly writers: readonly Writer[]
  /** Checks the stored data and the mails, and returns each fault as a sentence. */
  look(): Promise<readonly string[]>
}
