import type { CallInput, InputArgument } from '@uurwerk/contract/callInput'
import type { Download, Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { answerOf } from '../app/api/call.ts'
import { saveAnswer } from '../app/api/request/download.ts'
import { contactToken } from '../app/session/contactToken.ts'

/** Sends a request with the session of the contact, and not with the session of an employee in the same browser. */
export const callAsContact = <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<ResponseOf<E>> =>
  answerOf(endpoint, input ?? {}, { token: contactToken() ?? '' })

/** Downloads a file with the session of the contact. */
export const downloadAsContact = <E extends Endpoint<string, z.ZodType, z.ZodType, Download>>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> => saveAnswer(endpoint, input, { token: contactToken() ?? '' })

/** A query with the session of the contact. The browser does not store its answer. */
export const contactQuery = <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input ?? {}] as const,
    queryFn: ({ signal }) => answerOf(endpoint, input ?? {}, { signal, token: contactToken() ?? '' }),
  })
