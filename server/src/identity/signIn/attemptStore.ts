import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { ProviderName } from './providers/providerName.ts'

const GOOD_FOR_SECONDS = 600

export type Attempt = {
  readonly state: string
  readonly provider: ProviderName
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly browserHash: Buffer
}

export async function insertAttempt(db: Database, attempt: Attempt, now: Instant): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      state: attempt.state,
      provider: attempt.provider,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      redirect_uri: attempt.redirectUri,
      browser_hash: attempt.browserHash,
      created_at: isoOf(now),
    })
    .execute()
}

type Wanted = Pick<Attempt, 'state' | 'provider' | 'browserHash'> & { readonly now: Instant }

/**
 * Deletes and returns a sign-in attempt, so that it can be used only once. Only the browser that started the sign-in
 * can use it (rules identity-12, identity-13).
 */
export async function takeAttempt(
  db: Database,
  { state, provider, browserHash, now }: Wanted,
): Promise<Attempt | null> {
  const row = await db
    .deleteFrom('sign_in_attempts')
    .where('state', '=', state)
    .where('provider', '=', provider)
    .where('browser_hash', '=', browserHash)
    .where('created_at', '>', isoOf(toInstant(now - GOOD_FOR_SECONDS)))
    .returning(['nonce', 'code_verifier', 'redirect_uri'])
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    state,
    provider,
    browserHash,
    nonce: row.nonce,
    codeVerifier: row.code_verifier,
    redirectUri: row.redirect_uri,
  }
}
