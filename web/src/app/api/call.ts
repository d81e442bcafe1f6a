import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { showWarning } from '../notices.ts'
import { NoAnswer } from './apiProblem.ts'
import type { AnyInput, InputArgument } from '@uurwerk/contract/callInput'
import { keepReadsFresh } from './keepReadsFresh.ts'
import { noticeOf } from './request/noticeOf.ts'
import { actAsContact, asContact } from './request/asContact.ts'
import { isWrite, NOT_MODIFIED, send, type SendOptions } from './request/send.ts'

/** Sends a request to the server. When a write succeeds with a warning, the blue banner shows the warning. */
export const call = <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<ResponseOf<E>> =>
  answerOf(endpoint, input ?? {})

/**
 * Sends a request with the token of another session. When that session has expired, the user of the browser stays signed
 * in.
 */
export const callAs = <E extends Endpoint>(
  token: string,
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<ResponseOf<E>> => answerOf(endpoint, input ?? {}, { token })

export type ReadOptions = Omit<SendOptions, 'tag'> & {
  /** The answer that the page already has. When the list on the server did not change, this same object is returned. */
  readonly known?: object | undefined
  /** Throws when the page may no longer use the answer, because somebody else uses the page now. */
  readonly assertWanted?: () => void
}

/** A request to an endpoint for contact persons has the token of the signed-in contact person. */
export function answerOf<E extends Endpoint>(
  endpoint: E,
  input: AnyInput,
  options: ReadOptions = {},
): Promise<ResponseOf<E>> {
  const isOfContact = endpoint.access === 'contact'
  if (!isWrite(endpoint) || isPreview(input)) {
    const read = () => sent(endpoint, input, options)
    return isOfContact ? asContact(endpoint, read) : read()
  }
  const write = (wanted: ReadOptions) => keepReadsFresh(endpoint, input, () => sent(endpoint, input, wanted))
  return isOfContact ? actAsContact(endpoint, (assertWanted) => write({ ...options, assertWanted })) : write(options)
}

const isPreview = ({ query }: AnyInput): boolean =>
  typeof query === 'object' && query !== null && 'preview' in query && String(query.preview) === 'true'

/** The ETag of each answer with a list. When the page changes a list, it makes a new list object, which has no ETag. */
const tags = new WeakMap<object, string>()

async function sent<E extends Endpoint>(
  endpoint: E,
  input: AnyInput,
  { known, assertWanted, ...options }: ReadOptions,
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, input, { ...options, tag: known && tags.get(known) })
  if (response.status === NOT_MODIFIED) return known as ResponseOf<E>
  const body = await bodyOf(response)
  assertWanted?.()
  const tag = response.headers.get('etag')
  if (tag !== null) tags.set(body, tag)
  const notice = isWrite(endpoint) ? noticeOf(response, body) : null
  if (notice !== null) showWarning(notice)
  // The server has already validated its answer with the schema of the endpoint, so the browser does not validate it
  // again.
  return body as ResponseOf<E>
}

async function bodyOf(response: Response): Promise<object> {
  try {
    const text = await response.text()
    return text === '' ? {} : (JSON.parse(text) as object)
  } catch (cause) {
    throw new NoAnswer('unreachable', { cause })
  }
}
