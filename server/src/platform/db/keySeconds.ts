const KEY_SECONDS = 24 * 3600

/** How long the server keeps the idempotency key of a change that waited in a browser without a network, in seconds. */
export const WAITING_KEY_SECONDS = 14 * KEY_SECONDS

/** The prefix of the idempotency key of a change that waited in a browser without a network. */
export const WAITING_KEY_PREFIX = 'o-'

/** How long a request with a known idempotency key gets the stored answer, in seconds (rule offline-14). */
export const secondsOfKey = (key: string): number =>
  key.startsWith(WAITING_KEY_PREFIX) ? WAITING_KEY_SECONDS : KEY_SECONDS
