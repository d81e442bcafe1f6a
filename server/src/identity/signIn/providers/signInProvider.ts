import type { Configuration } from 'openid-client'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../../platform/db/database.ts'
import type { ProvenIdentity } from './provenIdentity.ts'

/** An identity, with the hash of the state cookie of the browser that started the sign-in. */
export type ShownIdentity = ProvenIdentity & {
  readonly browserHash: Buffer
  readonly now: Instant
  readonly today: Day
}

export type SignInProvider = {
  /** Parameters that are sent to this provider in addition to the standard parameters. */
  readonly asks: Readonly<Record<string, string>>
  /**
   * Makes the configuration for one sign-in. Each sign-in needs a new configuration, because the client token for Apple
   * expires after some minutes.
   */
  configurationFor(origin: string): Promise<Configuration>
  admit(db: Database, shown: ShownIdentity): Promise<string>
}
