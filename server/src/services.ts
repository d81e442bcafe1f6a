import type { Clock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import type { Settings } from './settings.ts'

/** The services of the process. main.ts creates them and passes them on. */
export type Services = {
  readonly db: Database
  /** Connections for exports, imports and other slow work. Their statements may take longer and delay no screen. */
  readonly longWork?: Database
  readonly clock: Clock
  readonly settings: Settings
  /** Resets the demo; null outside the demo. */
  readonly resetDemo?: () => Promise<void>
}
