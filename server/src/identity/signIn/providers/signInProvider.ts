import type { Configuration } from 'openid-client'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../../platform/db/database.ts'
import type { ProvenIdentity } from './provenIdentity.ts'

/**
 * The identity of a user, as the provider has proven it, and the hash of the state cookie in the browser that started
 * the sign-in.
 */
export type ShownIdentity = ProvenIdentity & {
  readonly browserHash: Buffer
  readonly now: Instant
  readonly today: Day
}

/** A sign-in provider: Google, Apple or the demo. */
export type SignInProvider = {
  /** Parameters that are sent to this provider in addition to the standard parameters. */
  readonly asks: Readonly<Record<string, string>>
  /**
   * Creates the configuration of the client. This happens for each sign-in, because the client token for Apple expires
   * after some minutes.
   */
  configurationFor(origin: string): Promise<Configuration>
  /** Creates a sign-in ticket for the person with this identity, or throws a refusal. */
  admit(db: Database, shown: ShownIdentity): Promise<string>
}
