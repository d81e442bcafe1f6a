import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider'

export type Issuer = {
  /** What a server must be told to let people in by this provider. */
  readonly settings: Readonly<Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>>
  readonly close: () => Promise<void>
}

const CLIENT_ID = 'uurwerk-journeys'
const CLIENT_SECRET = 'kept between the two of them'

/** A real OpenID provider on this machine in the place of Google; whoever comes says with which address. */
export async function startIssuer(): Promise<Issuer> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(url, { ...rules, ...(await keys()) })
  // The app's port is known only once it runs, and only this machine reaches it.
  provider.Client.prototype.redirectUriAllowed = (address) => URL.parse(address)?.hostname === 'localhost'

  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) void answer(request, response)
    else if (request.method === 'GET') response.setHeader('content-type', 'text/html').end(SIGN_IN_PAGE)
    else void letIn(provider, request, response)
  })
  return {
    settings: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const SIGN_IN_PAGE = `<!doctype html>
<html lang="nl"><title>Aanmelden</title><link rel="icon" href="data:,">
<form method="post"><label>E-mail <input name="email"></label> <button>Verder</button></form></html>`

async function letIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accountId = new URLSearchParams(await text(request)).get('email') ?? ''
  await provider.interactionFinished(request, response, { login: { accountId }, select_account: {} })
}

async function keys(): Promise<Pick<Configuration, 'jwks' | 'cookies'>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of one run'] },
  }
}

/** As with Google, the app may ask that one chooses an account. */
const policy = interactionPolicy.base()
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))

const rules: Configuration = {
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uris: ['http://localhost/api/oauth2/callback/google'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  // Google puts the address in the proof itself.
  conformIdTokenClaims: false,
  ttl: { Interaction: 60, Session: 60, Grant: 60, AuthorizationCode: 60, AccessToken: 60, IdToken: 60 },
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, email: sub, email_verified: true }) }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: CLIENT_ID, accountId: oidc.session!.accountId! })
    grant.addOIDCScope('openid email')
    await grant.save()
    return grant
  },
}
