import { currentContact } from '@uurwerk/contract/customers/contacts'
import type { CallInput, InputArgument } from '@uurwerk/contract/callInput'
import type { Download, Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiProblem } from '../app/api/apiProblem.ts'
import { answerOf } from '../app/api/call.ts'
import { makeStale, rememberRead } from '../app/api/keepReadsFresh.ts'
import { queryClient } from '../app/api/queryClient.ts'
import { saveAnswer } from '../app/api/request/download.ts'
import { contactToken } from '../app/session/contactToken.ts'

/**
 * Runs a call of a contact. When the call learns that the access ended, the frame of the pages reads the contact again,
 * and then shows how the contact gets a new link (rule contact-5).
 */
async function whileSignedIn<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // The frame itself reads the contact. Without this condition, that read would start itself again.
    if (error instanceof ApiProblem && error.status === 401 && endpoint !== currentContact)
      void queryClient.invalidateQueries({ queryKey: [currentContact.path] })
    throw error
  }
}

/**
 * Runs an act of the contact who is signed in now. When another tab of this browser signs in another contact before the
 * answer, the act ends with an error that no screen shows. The other contact then reads neither the answer nor the
 * refusal (rule contact-5).
 */
async function actOfContact<T>(
  endpoint: Endpoint,
  act: (options: { readonly token: string; readonly assertWanted: () => void }) => Promise<T>,
): Promise<T> {
  const token = contactToken()
  const assertWanted = () => {
    if (contactToken() !== token) throw new DOMException('another contact uses this page now', 'AbortError')
  }
  try {
    return await whileSignedIn(endpoint, () => act({ token: token ?? '', assertWanted }))
  } catch (error) {
    // HR changed what the contact may do. `keepReadsFresh` sends no read again after this status.
    if (error instanceof ApiProblem && error.status === 403) void makeStale(['contacts'])
    throw error
  } finally {
    assertWanted()
  }
}

/** Sends a request with the session of the contact, and not with the session of an employee in the same browser. */
export const callAsContact = <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<ResponseOf<E>> =>
  actOfContact(endpoint, (options) => answerOf(endpoint, input ?? {}, options))

/** Downloads a file with the session of the contact. */
export const downloadAsContact = <E extends Endpoint<string, z.ZodType, z.ZodType, Download>>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> => actOfContact(endpoint, ({ token }) => saveAnswer(endpoint, input, { token }))

/** A query with the session of the contact. The browser does not store its answer. */
export function contactQuery<E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) {
  rememberRead(endpoint)
  return queryOptions({
    queryKey: [endpoint.path, input ?? {}] as const,
    queryFn: ({ signal }) =>
      whileSignedIn(endpoint, () => answerOf(endpoint, input ?? {}, { signal, token: contactToken() ?? '' })),
  })
}
