import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { hashOfSecret } from '../../app/session/secret.ts'
import { insertAttempt, type Attempt } from './attemptStore.ts'
import { callbackAddress, type ProviderName } from './providers/providerName.ts'
import type { SignInProvider } from './providers/signInProvider.ts'

type Beginning = {
  readonly name: ProviderName
  readonly provider: SignInProvider
  readonly origin: string
  readonly redirectUri: string
  readonly stateCookie: string
  readonly now: Instant
}

/**
 * Starts a sign-in and returns the URL of the provider. Stores the values that the provider must send back, to compare
 * them with its answer.
 */
export async function beginSignIn(
  db: Database,
  { name, provider, origin, redirectUri, stateCookie, now }: Beginning,
): Promise<URL> {
  const configuration = await provider.configurationFor(origin)
  const attempt: Attempt = {
    state: randomState(),
    provider: name,
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    redirectUri,
    browserHash: hashOfSecret(stateCookie),
  }
  await insertAttempt(db, attempt, now)
  return buildAuthorizationUrl(configuration, {
    ...provider.asks,
    redirect_uri: callbackAddress(origin, name),
    scope: 'openid email',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
  })
}
