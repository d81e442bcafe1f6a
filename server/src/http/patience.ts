import type { Endpoint } from '@uurwerk/contract/endpoint'

/** Longer than any statement may take. What has not answered by then hangs, and its caller is told to try again. */
const ANSWER_WITHIN_MS = 60_000
/** An export of a whole company, a zip of a whole month. */
const DOWNLOAD_WITHIN_MS = 180_000

export const patienceOf = ({ response }: Endpoint): number =>
  'download' in response ? DOWNLOAD_WITHIN_MS : ANSWER_WITHIN_MS
