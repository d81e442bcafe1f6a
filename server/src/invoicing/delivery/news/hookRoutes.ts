import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { RefusalError } from '../../../app/RefusalError.ts'
import { keepEvent } from '../deliveryStore.ts'
import { queueStep } from '../queueStep.ts'

const MOST_BYTES = 64 * 1024

/**
 * Receives the reports of the access point. A stored report does not change the delivery: the server asks the access
 * point for the state of the document (rule invoicing-92).
 */
export function addHookRoutes(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/hooks/peppol/:provider', { bodyLimit: MOST_BYTES }, (request, reply) =>
      request.served.shares.ofAddress(request.ip, async () => {
        const { db, clock, peppol } = request.served.services
        const { provider } = request.params as { readonly provider: string }
        const accessPoint = peppol?.accessPoint
        if (!accessPoint || accessPoint.code !== provider) throw new RefusalError({ code: 'not_found' })
        const hook = accessPoint.readHook(
          request.headers,
          Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        )
        if (hook.result === 'forged') throw new RefusalError({ code: 'hook_signature' })
        if (hook.result === 'event') {
          const { eventId, providerId } = hook
          await inTransaction(db, async (tx) => {
            const reported = { provider, eventId, providerId, kind: 'hook', detail: '', at: clock.now() }
            const deliveryId = await keepEvent(tx, reported)
            if (deliveryId !== null) await queueStep(tx, deliveryId)
          })
        }
        return reply.code(204).send()
      }),
    )
  })
}
