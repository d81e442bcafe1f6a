import type { Configuration } from 'openid-client'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../db/database.ts'
import type { ProvenIdentity } from './provenIdentity.ts'

/** What the provider proves, and hash of the mark of the browser that began. */
export type ShownIdentity = ProvenIdentity & {
  readonly browserHash: Buffer
  readonly now: Instant
  readonly today: Day
}

/** One that vouches for who somebody is. */
export type SignInProvider = {
  /** What it is asked beyond the code, the e-mail address and the proofs. */
  readonly asks: Readonly<Record<string, string>>
  /** Made for each sign-in: Apple's secret lives for minutes. */
  configurationFor(origin: string): Promise<Configuration>
  /** A ticket for who this turns out to be, or a refusal. */
  admit(db: Database, shown: ShownIdentity): Promise<string>
}
