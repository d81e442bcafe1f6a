import type { Clock } from '../platform/db/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Peppol } from '../platform/peppol/createAccessPoint.ts'
import type { Settings } from '../platform/settings/settings.ts'

/** The services that all calls of a server process use. main.ts creates these services. */
export type Services = {
  readonly db: Database
  /**
   * Database connections for exports, imports and other slow work. SQL statements on these connections may take longer,
   * because no screen waits for them.
   */
  readonly longWork?: Database
  /**
   * Chooses a standby database for reads of many rows. Returns null when the standby is more than ten seconds behind.
   * Absent when no standby is configured.
   */
  readonly standby?: () => Promise<Database | null>
  /**
   * The maximum size of the data of this office in bytes. It is set only on an installation with many offices, by the
   * operator.
   */
  readonly roomBytes?: number
  readonly clock: Clock
  readonly settings: Settings
  /**
   * The access point (the provider that sends our documents over the Peppol network), and the search for receivers on
   * that network.
   */
  readonly peppol?: Peppol
  /** The log of the server. Tests have no log. */
  readonly log?: Record<'warn', (details: object, message: string) => void>
  /** Resets the demo; null outside the demo. */
  readonly resetDemo?: () => Promise<void>
}
