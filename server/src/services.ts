import type { Clock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import type { Settings } from './settings.ts'

/** What the house has, wired by hand in main.ts and given to whoever needs it. */
export type Services = {
  readonly db: Database
  /** For exports, imports and the like: connections of their own, whose statements may take longer and keep nobody's screen waiting. */
  readonly longWork?: Database
  readonly clock: Clock
  readonly settings: Settings
  /** Puts the demo back as it began; there is nothing to put back elsewhere. */
  readonly resetDemo?: () => Promise<void>
}
