import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '@uurwerk/contract/problem'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { databaseStateOf } from '../../db/errors/databaseStateOf.ts'
import { DocumentFault } from '../../documents/documentFault.ts'
import { isBusy, isStorageFull } from '../../db/errors/isBusy.ts'
import { SessionSettingsLost } from '../../db/opening/checkSessionSettings.ts'
import { OfficeBusy } from '../../db/offices/officeBusy.ts'
import { problemOf } from './problemOf.ts'
import { RefusalError } from '../../../app/RefusalError.ts'
import { DRAINED_BYTES } from '../requests/requestSize.ts'
import { noteRefusal } from '../securityLog.ts'

const byStatus: Readonly<Record<number, RefusalOf>> = {
  400: { code: 'malformed' },
  404: { code: 'not_found' },
  413: { code: 'too_large' },
  415: { code: 'media_type' },
  429: { code: 'too_many' },
  503: { code: 'overloaded' },
}

/**
 * The refusal for each PostgreSQL error code: 'invalid' when a value cannot be stored, 'stale' when the change
 * conflicts with the stored data.
 */
const byDatabaseState: Readonly<Record<string, RefusalOf>> = {
  '22001': { code: 'invalid' },
  '22003': { code: 'invalid' },
  '22007': { code: 'invalid' },
  '22008': { code: 'invalid' },
  '22021': { code: 'invalid' },
  '22P02': { code: 'invalid' },
  '22P05': { code: 'invalid' },
  '23514': { code: 'invalid' },
  '23503': { code: 'stale' },
  '23505': { code: 'stale' },
  '23P01': { code: 'stale' },
}

/**
 * Sends the problem response for an error. A refusal keeps its code. A mistake of the client gets a 4xx status. Any
 * other error is reported as an error of the server.
 */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Fastify would close the connection after a body that it refuses. The connection stays open when the body is not too
  // large, because Node then reads the rest of the body.
  if (Number(request.headers['content-length']) <= DRAINED_BYTES) reply.removeHeader('connection')
  if (error instanceof RefusalError) {
    noteRefusal(request, error)
    return send(reply, problemOf(error.refusal, request.url))
  }
  if (error instanceof DocumentFault) {
    request.log.error({ err: error }, 'no document')
    return send(reply, problemOf({ code: 'document_not_made', requestId: request.id }, request.url))
  }
  if (error instanceof SessionSettingsLost || isStorageFull(error)) {
    // Only the operator can end this state: lost settings, or a full disk or memory. The log has the whole error.
    request.log.error({ err: error }, 'the operator must correct the database')
    return send(reply, problemOf({ code: 'overloaded' }, request.url))
  }
  const refusal = knownRefusal(error)
  if (refusal !== null) {
    // The log does not get the message, because the message of the database quotes a value, and the value can be about
    // a person's health.
    request.log.info({ code: refusal.code, cause: 'code' in error ? error.code : error.name }, 'refused')
    return send(reply, problemOf(refusal, request.url))
  }
  request.log.error({ err: error }, 'fault')
  return send(reply, problemOf({ code: 'fault', requestId: request.id }, request.url))
}

function knownRefusal(error: FastifyError | Error): RefusalOf | null {
  if (error instanceof OfficeBusy) return { code: 'office_busy' }
  if (isBusy(error)) return { code: 'overloaded' }
  const state = databaseStateOf(error)
  if (state !== null) return byDatabaseState[state] ?? null
  if ('statusCode' in error && typeof error.statusCode === 'number') {
    return byStatus[error.statusCode] ?? (error.statusCode < 500 ? { code: 'malformed' } : null)
  }
  return null
}

const send = (reply: FastifyReply, problem: Problem): FastifyReply => {
  // A download can fail after its headers are set. These headers are removed, because the problem response is not a
  // file and is not compressed.
  reply.removeHeader('content-disposition').removeHeader('content-encoding')
  if (problem.status === 503) reply.header('retry-after', '2')
  if (problem.status === 429)
    reply.header('retry-after', `${typeof problem['retryAfter'] === 'number' ? problem['retryAfter'] : 60}`)
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}
