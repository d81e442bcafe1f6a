import type { FastifyInstance } from 'fastify'
import {
  allowInsecureRequests,
  Configuration,
  customFetch,
  enableNonRepudiationChecks,
  type CustomFetch,
} from 'openid-client'
import { inTransaction } from '../../platform/db/transaction.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { giveTicket } from '../giveTicket.ts'
import type { SignInProvider } from '../signIn/providers/signInProvider.ts'
import { DEMO_CLIENT, DEMO_ISSUER, DEMO_ISSUER_PATHS } from './demoAddresses.ts'
import { readDemoPerson } from './demoPeopleStore.ts'

/**
 * The OpenID provider of the demo, which asks for no password. A sign-in with Google or Apple connects the account to
 * the person. A sign-in with this provider does not.
 */
export function demoProvider(app: FastifyInstance, clientSecret: string): SignInProvider {
  return {
    asks: { prompt: 'login' },
    configurationFor: async (origin) => {
      const configuration = new Configuration(published(origin), DEMO_CLIENT, clientSecret)
      configuration[customFetch] = withinThisProcess(app)
      enableNonRepudiationChecks(configuration)
      // The app and the demo's sign-in page run on the same machine, and use http there.
      allowInsecureRequests(configuration)
      return configuration
    },
    admit: (db, { email, browserHash, now, today }) =>
      inTransaction(db, async (tx) => {
        const person = await readDemoPerson(tx, email, today)
        if (person === null) throw new RefusalError({ code: 'sign_in_refused' })
        return giveTicket(tx, { personId: person.id, browserHash, now })
      }),
  }
}

const published = (origin: string) => ({
  issuer: DEMO_ISSUER,
  authorization_endpoint: `${origin}${DEMO_ISSUER_PATHS.authorization}`,
  token_endpoint: `${DEMO_ISSUER}${DEMO_ISSUER_PATHS.token}`,
  jwks_uri: `${DEMO_ISSUER}${DEMO_ISSUER_PATHS.jwks}`,
  id_token_signing_alg_values_supported: ['ES256'],
  authorization_response_iss_parameter_supported: true,
})

/** `app.inject` uses no network, so the request works under any host name and port. */
const withinThisProcess =
  (app: FastifyInstance): CustomFetch =>
  async (address, { method, headers, body }) => {
    const payload = body instanceof URLSearchParams ? body.toString() : undefined
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(address).pathname,
      headers: Object.fromEntries(new Headers(headers)),
      ...(payload === undefined ? {} : { payload }),
    })
    const type = answer.headers['content-type'] ?? ''
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  }
