import { currentContact } from '@uurwerk/contract/customers/contacts'
import type { CallInput, InputArgument } from '@uurwerk/contract/callInput'
import type { Download, Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiProblem } from '../app/api/apiProblem.ts'
import { answerOf } from '../app/api/call.ts'
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

/** Sends a request with the session of the contact, and not with the session of an employee in the same browser. */
export const callAsContact = <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<ResponseOf<E>> =>
  whileSignedIn(endpoint, () => answerOf(endpoint, input ?? {}, { token: contactToken() ?? '' }))

/** Downloads a file with the session of the contact. */
export const downloadAsContact = <E extends Endpoint<string, z.ZodType, z.ZodType, Download>>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> => whileSignedIn(endpoint, () => saveAnswer(endpoint, input, { token: contactToken() ?? '' }))

/** A query with the session of the contact. The browser does not store its answer. */
export const contactQuery = <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input ?? {}] as const,
    queryFn: ({ signal }) =>
      whileSignedIn(endpoint, () => answerOf(endpoint, input ?? {}, { signal, token: contactToken() ?? '' })),
  })
