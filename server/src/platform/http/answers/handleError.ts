import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '@uurwerk/contract/problem'
import type { ProblemCode } from '@uurwerk/contract/problems'
import { databaseStateOf } from '../../db/errors/databaseStateOf.ts'
import { DocumentFault } from '../../documents/documentFault.ts'
import { isBusy } from '../../db/errors/isBusy.ts'
import { plainProblem, problemOf } from './problemOf.ts'
import { RefusalError } from '../../../app/RefusalError.ts'
import { noteRefusal } from '../securityLog.ts'

const byStatus: Record<number, ProblemCode> = {
  400: 'malformed',
  404: 'not_found',
  413: 'too_large',
  415: 'media_type',
  429: 'too_many',
  503: 'overloaded',
}

/**
 * PostgreSQL's error codes and the problem that each one becomes: a value that cannot be stored, or a conflict with
 * another transaction.
 */
const byDatabaseState: Record<string, ProblemCode> = {
  '22001': 'invalid',
  '22003': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '22021': 'invalid',
  '22P02': 'invalid',
  '22P05': 'invalid',
  '23514': 'invalid',
  '23503': 'stale',
  '23505': 'stale',
  '23P01': 'stale',
}

/**
 * Makes a problem response from every error. A refusal keeps its code, a mistake of the client becomes a 4xx status,
 * and any other error becomes an unexpected error.
 */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RefusalError) {
    noteRefusal(request, error)
    return send(reply, problemOf(error, request.url))
  }
  if (error instanceof DocumentFault) {
    request.log.error({ err: error }, 'no document')
    return send(reply, { ...plainProblem('document_not_made'), requestId: request.id })
  }
  const code = knownCode(error)
  if (code !== null) {
    // The message of the database is not logged: it would quote a value, which may be about a person's health.
    request.log.info({ code, cause: 'code' in error ? error.code : error.name }, 'refused')
    return send(reply, plainProblem(code))
  }
  request.log.error({ err: error }, 'fault')
  return send(reply, { ...plainProblem('fault'), requestId: request.id })
}

function knownCode(error: FastifyError | Error): ProblemCode | null {
  if (isBusy(error)) return 'overloaded'
  const state = databaseStateOf(error)
  if (state !== null) return byDatabaseState[state] ?? null
  if ('statusCode' in error && typeof error.statusCode === 'number') {
    return byStatus[error.statusCode] ?? (error.statusCode < 500 ? 'malformed' : null)
  }
  return null
}

const send = (reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.status === 503) reply.header('retry-after', '2')
  if (problem.status === 429)
    reply.header('retry-after', `${typeof problem['retryAfter'] === 'number' ? problem['retryAfter'] : 60}`)
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}
