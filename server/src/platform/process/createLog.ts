import { destination, pino, type Logger } from 'pino'
import { withoutValue } from '../db/errors/withoutValue.ts'

type Input = { readonly method: string; readonly url: string; readonly routeOptions?: { readonly url?: string } }
type Failed = Error & { readonly code?: unknown }

/**
 * The route instead of the path: a path can show who is on long sick leave, a query can contain a ticket, and the path
 * of a confirmation link or a calendar feed is enough to use it.
 */
const describeRequest = ({ method, url, routeOptions }: Input) => ({
  method,
  path: routeOptions?.url ?? url.split('?')[0]?.replace(/\/(confirm-email|ical)\/.*/i, '/$1/:token'),
})

/** The log gets only the place and the kind. The database quotes values, such as about a person's health. */
function describeError(error: Failed): object {
  const { name, message, code, stack, cause } = error
  return {
    name,
    code,
    message: withoutValue(message, error),
    stack: withoutValue(stack ?? '', error),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  }
}

export const logOptions = { serializers: { req: describeRequest, err: describeError } }

/** Writes JSON lines; a terminal shows only warnings and errors. A request does not wait for its lines. */
export const createLog = (): Logger =>
  pino({ level: process.stdout.isTTY ? 'warn' : 'info', ...logOptions }, destination({ dest: 1, sync: false }))
