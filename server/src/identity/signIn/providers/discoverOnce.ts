import {
  allowInsecureRequests,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'

const TIMEOUT_SECONDS = 10

export type Client = { readonly id: string; readonly secret: string }

/** Reads the configuration of a provider once, and again only after a failure. */
export function discoverOnce(issuer: string): (client: Client) => Promise<Configuration> {
  let published: Promise<ServerMetadata> | null = null
  const readPublished = (client: Client) => {
    published ??= askIssuer(issuer, client).catch((error: unknown) => {
      published = null
      throw error
    })
    return published
  }
  return async (client) => careful(new Configuration(await readPublished(client), client.id, client.secret), issuer)
}

async function askIssuer(issuer: string, client: Client): Promise<ServerMetadata> {
  const execute = isPlain(issuer) ? [allowInsecureRequests] : []
  const found = await discovery(new URL(issuer), client.id, client.secret, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
  })
  return found.serverMetadata()
}

/**
 * Also checks the signature of the ID token. Without this setting, the library does not check the signature of a token
 * that comes directly from the provider.
 */
function careful(configuration: Configuration, issuer: string): Configuration {
  if (isPlain(issuer)) allowInsecureRequests(configuration)
  enableNonRepudiationChecks(configuration)
  configuration.timeout = TIMEOUT_SECONDS
  return configuration
}

/** Only the provider of a test has no https, and that provider runs on the same machine. */
const isPlain = (issuer: string) =>
  ['localhost', '127.0.0.1'].includes(new URL(issuer).hostname) && issuer.startsWith('http:')
