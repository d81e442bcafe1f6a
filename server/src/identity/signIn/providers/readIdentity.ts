import { authorizationCodeGrant, AuthorizationResponseError } from 'openid-client'
import { RefusalError } from '../../../app/RefusalError.ts'
import type { Attempt } from '../attemptStore.ts'
import { callbackAddress } from './providerName.ts'
import type { ProvenIdentity } from './provenIdentity.ts'
import type { SignInProvider } from './signInProvider.ts'

type Answered = {
  readonly attempt: Attempt
  readonly provider: SignInProvider
  readonly origin: string
  readonly answer: URLSearchParams
}

/** Exchanges the code in the answer of the sign-in provider for an ID token, and checks the token. */
export async function readIdentity({ attempt, provider, origin, answer }: Answered): Promise<ProvenIdentity> {
  const address = new URL(`${callbackAddress(origin, attempt.provider)}?${answer.toString()}`)
  const checks = {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  }
  try {
    const tokens = await authorizationCodeGrant(await provider.configurationFor(origin), address, checks)
    const { sub, email, email_verified: verified } = tokens.claims()!
    // Apple sends the boolean as the text 'true' or 'false'.
    return {
      subject: sub,
      email: typeof email === 'string' ? email : '',
      emailVerified: verified === true || verified === 'true',
    }
  } catch (error) {
    if (error instanceof AuthorizationResponseError && isCancelled(error.error))
      throw new RefusalError({ code: 'sign_in_cancelled' })
    throw error
  }
}

const isCancelled = (code: string) => code === 'access_denied' || code === 'user_cancelled_authorize'
