import { destination, pino, type Logger } from 'pino'
import { withoutValue } from './db/withoutValue.ts'

type Asked = { readonly method: string; readonly url: string; readonly routeOptions?: { readonly url?: string } }
type Failed = Error & { readonly code?: unknown }

/** The call, not who it is about: that somebody goes on long sick leave may stand in the path; and tickets travel in the query. The link in a mail confirms by its path alone. */
const describeRequest = ({ method, url, routeOptions }: Asked) => ({
  method,
  path: routeOptions?.url ?? url.split('?')[0]?.replace(/(\/confirm-email)\/.*/i, '$1/:token'),
})

/** No more than where and why: the database's details name values, and those may be about somebody's health. */
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

/** Lines of JSON; a person at the terminal sees what is wrong only. No request waits until its lines are written. */
export const createLog = (): Logger =>
  pino({ level: process.stdout.isTTY ? 'warn' : 'info', ...logOptions }, destination({ dest: 1, sync: false }))
