import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** Writes one line for a request, after its answer: what was asked, the status and the time that the answer took. */
export class OneLogLine extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...answered, err: error }, 'request errored')
    else reply.log.info(answered, 'request completed')
  }
}
