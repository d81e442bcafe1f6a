import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/**
 * Writes one log line for a request after its answer: the call, the status and the duration. An answer that is aborted
 * has its own line, because its status is 200 although the client did not get all of it.
 */
export class OneLogLine extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...answered, err: error }, 'request errored')
    else reply.log.info(answered, 'request completed')
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const isOfClient = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (isOfClient) reply.log.info({ req: request }, 'the client closed the connection')
    else reply.log.error({ req: request, err: error }, 'the answer was aborted')
  }
}
