import { destination, pino, type Logger } from 'pino'
import { withoutValue } from '../db/errors/withoutValue.ts'

type Input = { readonly method: string; readonly url: string; readonly routeOptions?: { readonly url?: string } }
type Failed = Error & { readonly code?: unknown }

/**
 * The part of a request that the log gets: the method, and the route instead of the path. A path can show who is on
 * long sick leave, a query can contain a ticket, and the path of a confirmation link or a calendar feed is enough to
 * use the link or the feed.
 */
const describeRequest = ({ method, url, routeOptions }: Input) => ({
  method,
  path: routeOptions?.url ?? url.split('?')[0]?.replace(/\/(confirm-email|ical)\/.*/i, '/$1/:token'),
})

/**
 * The part of an error that the log gets. A message of the database that quotes a value is left out, because the value
 * can be about a person's health.
 */
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
