import { exportJWK, generateKeyPair } from 'jose'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { newSecret } from '../../app/session/secret.ts'
import { callbackAddress, providerNames } from '../signIn/providers/providerName.ts'
import { DEMO_CLIENT, DEMO_ISSUER, DEMO_ISSUER_PATHS, DEMO_SIGN_IN_PAGE } from './demoAddresses.ts'

/**
 * The service signs people of the demo in without a password. The library is imported inside this function, so that a
 * server without a demo does not load it.
 */
export async function createDemoIssuer({
  clientSecret,
  https,
}: {
  readonly clientSecret: string
  readonly https: boolean
}): Promise<Provider> {
  const secrets = { ...(await freshKeys()), clients: [{ ...client, client_secret: clientSecret }] }
  hideExpectedWarnings()
  const { default: Issuer } = await import('oidc-provider')
  const issuer = new Issuer(DEMO_ISSUER, { ...rules, ...secrets })
  // The proxy connects over http, and says in a header that the browser uses https.
  issuer.proxy = https
  // The demo can run under any host name. The callback URL must have the host of this request and the callback path of
  // the app.
  issuer.Client.prototype.redirectUriAllowed = (address) => {
    const here = Issuer.ctx
    return here !== undefined && providerNames.some((name) => callbackAddress(here.URL.origin, name) === address)
  }
  return issuer
}

let warningsHidden = false

/**
 * Two warnings that are normal in the demo: about an unknown Node version, and about data that is lost at a restart.
 */
const EXPECTED_WARNING = /oidc-provider WARNING: (Unsupported runtime|a quick start development-only in-memory adapter)/

/** Hides two warnings of the library in this process. */
function hideExpectedWarnings(): void {
  if (warningsHidden) return
  warningsHidden = true
  const { warn } = console
  console.warn = (...words: readonly unknown[]) => {
    if (!EXPECTED_WARNING.test(String(words[0]))) Reflect.apply(warn, console, words)
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
  // Puts the e-mail address in the ID token, so that the app needs no second call to read it.
  conformIdTokenClaims: false,
  ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 60, IdToken: 60 },
  interactions: { url: (_ctx, { uid }) => `${DEMO_SIGN_IN_PAGE}/${uid}` },
  findAccount: (_ctx, email) => ({ accountId: email, claims: () => ({ sub: email, email, email_verified: true }) }),
  // Gives consent without asking the user, because the demo's sign-in provider and the app are one product.
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
