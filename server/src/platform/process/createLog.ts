import { destination, pino, type Logger } from 'pino'
import { withoutValue } from '../db/errors/withoutValue.ts'

type Asked = { readonly method: string; readonly url: string; readonly routeOptions?: { readonly url?: string } }
type Failed = Error & { readonly code?: unknown }

/**
 * Logs the route instead of the path. A path can show who is on long sick leave, and a query can contain a ticket. The
 * path of a confirmation link is enough to confirm an e-mail address, and the path of a calendar feed is enough to read
 * the shifts.
 */
const describeRequest = ({ method, url, routeOptions }: Asked) => ({
  method,
  path: routeOptions?.url ?? url.split('?')[0]?.replace(/\/(confirm-email|ical)\/.*/i, '/$1/:token'),
})

/**
 * Describes an error for the log with only its place and its kind. The error details of the database quote values, and
 * a value can be about a person's health.
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

/**
 * Writes log lines in JSON. A terminal shows only warnings and errors. A request does not wait until its lines are
 * written.
 */
export const createLog = (): Logger =>
  pino({ level: process.stdout.isTTY ? 'warn' : 'info', ...logOptions }, destination({ dest: 1, sync: false }))
