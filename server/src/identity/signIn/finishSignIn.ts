import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../db/database.ts'
import type { Attempt } from './attemptStore.ts'
import { readIdentity } from './readIdentity.ts'
import type { SignInProvider } from './signInProvider.ts'

type Answered = {
  readonly attempt: Attempt
  readonly provider: SignInProvider
  readonly origin: string
  readonly answer: URLSearchParams
  readonly now: Instant
  readonly today: Day
}

/** Checks the provider's answer and creates the ticket for the person of the proven identity. */
export async function finishSignIn(db: Database, { now, today, ...answered }: Answered): Promise<string> {
  return answered.provider.admit(db, {
    ...(await readIdentity(answered)),
    browserHash: answered.attempt.browserHash,
    now,
    today,
  })
}
