import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider, interactionPolicy } from 'oidc-provider'
import { afterAll } from 'vitest'

/** An account at the OpenID provider of a test, with the claims of its ID token. */
export type Account = { readonly sub: string; readonly email?: string; readonly email_verified?: boolean | string }

export type TestIssuer = {
  readonly url: string
  /** Chooses the account of the next sign-in. Null means that the user cancels the sign-in. */
  signsIn(account: Account | null): void
}

type Wanted = {
  readonly clientId: string
  /**
   * Returns true when the client secret is correct. For Apple the secret is a token, which our server signs again at
   * each sign-in.
   */
  readonly knows: (secret: string, issuer: string) => boolean | Promise<boolean>
}

/** Starts an OpenID provider on a separate port, as a replacement for Google or Apple. */
export async function startIssuer({ clientId, knows }: Wanted): Promise<TestIssuer> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  let account: Account | null = null
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: 'unused',
        redirect_uris: [`${url}/unused`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AuthorizationCode: 60, AccessToken: 60, IdToken: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...account, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  provider.Client.prototype.redirectUriAllowed = () => true
  provider.Client.prototype.compareClientSecret = async (secret) => knows(secret, url)

  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const result =
      account === null ? { error: 'access_denied' } : { login: { accountId: account.sub }, select_account: {} }
    void provider.interactionFinished(request, response, result)
  })
  return {
    url,
    signsIn: (next) => {
      account = next
    },
  }
}
