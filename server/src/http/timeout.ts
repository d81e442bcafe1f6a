import type { Endpoint } from '@uurwerk/contract/endpoint'
import { isSlowEndpoint } from './slowRequests.ts'

/** Longer than any statement may take. A call without an answer by then hangs, and its caller is told to try again. */
const ANSWER_WITHIN_MS = 60_000
/** For an export of a whole company, or a file of ten thousand rows. */
const LONG_WORK_WITHIN_MS = 180_000

export const timeoutOf = (endpoint: Endpoint): number =>
  isSlowEndpoint(endpoint) ? LONG_WORK_WITHIN_MS : ANSWER_WITHIN_MS
