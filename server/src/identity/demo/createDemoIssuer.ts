import { exportJWK, generateKeyPair } from 'jose'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { newSecret } from '../secret.ts'
import { callbackAddress, providerNames } from '../signIn/providerName.ts'
import { DEMO_CLIENT, DEMO_ISSUER, DEMO_ISSUER_PATHS, DEMO_SIGN_IN_PAGE } from './demoAddresses.ts'

/**
 * The OpenID provider of the demo: a real one, whose accounts are the demo's people and which asks for no password.
 * Loaded here and nowhere else, so that a house without a demo does not have it in memory.
 */
export async function createDemoIssuer({
  clientSecret,
  https,
}: {
  readonly clientSecret: string
  readonly https: boolean
}): Promise<Provider> {
  const secrets = { ...(await freshKeys()), clients: [{ ...client, client_secret: clientSecret }] }
  const { default: Issuer } = await quietly(() => import('oidc-provider'))
  const issuer = await quietly(async () => new Issuer(DEMO_ISSUER, { ...rules, ...secrets }))
  // Behind a public address the way from there to here is plain, and the proxy says what the browser asked for.
  issuer.proxy = https
  // The app's own origin has a name of its own on every machine: only the path is known beforehand.
  issuer.Client.prototype.redirectUriAllowed = (address) => {
    const here = Issuer.ctx
    return here !== undefined && providerNames.some((name) => callbackAddress(here.URL.origin, name) === address)
  }
  return issuer
}

/** The library warns that it does not know this Node and that it forgets all at a restart; both are as meant here. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}

const client = {
  client_id: DEMO_CLIENT,
  redirect_uris: providerNames.map((name) => callbackAddress(DEMO_ISSUER, name)),
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  token_endpoint_auth_method: 'client_secret_post' as const,
  id_token_signed_response_alg: 'ES256' as const,
}

async function freshKeys(): Promise<Pick<Configuration, 'jwks' | 'cookies'>> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [newSecret()], long: { path: '/api/demo', signed: true, httpOnly: true, sameSite: 'lax' } },
  }
}

const rules: Configuration = {
  routes: DEMO_ISSUER_PATHS,
  features: {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  },
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  // The app reads the address from the proof itself, and asks nothing further.
  conformIdTokenClaims: false,
  ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 60, IdToken: 60 },
  interactions: { url: (_ctx, { uid }) => `${DEMO_SIGN_IN_PAGE}/${uid}` },
  findAccount: (_ctx, email) => ({ accountId: email, claims: () => ({ sub: email, email, email_verified: true }) }),
  // Nobody is asked whether the app may know who they are: it is the app's own demo.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
    grant.addOIDCScope('openid email')
    await grant.save()
    return grant
  },
  renderError: (ctx) => {
    ctx.type = 'text/plain; charset=utf-8'
    ctx.body = 'Deze aanmelding is verlopen. Ga terug naar de aanmeldpagina en begin opnieuw.'
  },
}
