import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** Writes one log line for a request after its answer: the call, the status and the duration. */
export class OneLogLine extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...answered, err: error }, 'request errored')
    else reply.log.info(answered, 'request completed')
  }
}
