import type { Clock } from '../platform/db/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Peppol } from '../platform/peppol/createPeppol.ts'
import type { Settings } from '../platform/settings/settings.ts'

export type Services = {
  readonly db: Database
  /** Connections for exports, imports and other slow work, on which SQL statements may take longer. */
  readonly longWork?: Database
  /**
   * Chooses a standby database for reads of many rows. Returns null when the standby is more than ten seconds behind.
   * Absent when no standby is configured.
   */
  readonly standby?: () => Promise<Database | null>
  /** The maximum size of the data of this office in bytes, in an installation with many offices. */
  readonly roomBytes?: number
  readonly clock: Clock
  readonly settings: Settings
  /** The access point, which sends our documents over Peppol, and the search for receivers. */
  readonly peppol?: Peppol
  /** The log of the server. Tests have no log. */
  readonly log?: Record<'warn', (details: object, message: string) => void>
  /** Resets the demo; null outside the demo. */
  readonly resetDemo?: () => Promise<void>
}
