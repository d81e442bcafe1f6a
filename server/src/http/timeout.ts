import type { Endpoint } from '@uurwerk/contract/endpoint'
import { isSlowEndpoint } from './slowRequests.ts'

/**
 * The time limit for the answer to a call. It is longer than the time limit of a statement. When a call has no answer
 * at the limit, the client is told to try again.
 */
const ANSWER_WITHIN_MS = 60_000
/** The time limit for slow work: an export of a whole company, or the import of a file of ten thousand rows. */
const LONG_WORK_WITHIN_MS = 180_000

export const timeoutOf = (endpoint: Endpoint): number =>
  isSlowEndpoint(endpoint) ? LONG_WORK_WITHIN_MS : ANSWER_WITHIN_MS
