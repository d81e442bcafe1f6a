import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { protectPage } from '../../http/securityHeaders.ts'
import type { Services } from '../../services.ts'
import { backTo } from '../signIn/providerAccess.ts'
import { ownOrigin } from '../signIn/ownOrigin.ts'
import { readForms } from '../signIn/readForms.ts'
import { DEMO_SIGN_IN_PAGE } from './demoAddresses.ts'
import { demoSignInPage } from './demoSignInPage.ts'
import { listDemoPeople } from './demoPeopleStore.ts'

/** The page of the demo on which a visitor chooses a person to sign in as. */
export async function addDemoSignInPage(app: FastifyInstance, issuer: Provider, services: Services): Promise<void> {
  const { db, clock } = services
  const underWay = (request: FastifyRequest, reply: FastifyReply) =>
    issuer.interactionDetails(request.raw, reply.raw).catch(() => null)
  const beginAgain = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(backTo(`${ownOrigin(services.settings, request)}/`, { error: 'sign_in_expired' }), 303)

  await app.register(async (scope) => {
    readForms(scope)
    scope.get(`${DEMO_SIGN_IN_PAGE}/:uid`, { exposeHeadRoute: false }, async (request, reply) => {
      if ((await underWay(request, reply)) === null) return beginAgain(request, reply)
      const page = demoSignInPage({ people: await listDemoPeople(db, clock.today()), nonce: protectPage(reply) })
      return reply.type('text/html; charset=utf-8').send(page)
    })
    scope.post(`${DEMO_SIGN_IN_PAGE}/:uid`, async (request, reply) => {
      if ((await underWay(request, reply)) === null) return beginAgain(request, reply)
      const email = request.body instanceof URLSearchParams ? request.body.get('email') : null
      const choice = email === null ? { error: 'access_denied' } : { login: { accountId: email } }
      return reply.redirect(await issuer.interactionResult(request.raw, reply.raw, choice), 303)
    })
  })
}
