const KEY_SECONDS = 24 * 3600

/** The time in which a change that waited in a browser without a network keeps its idempotency key, in seconds. */
export const WAITING_KEY_SECONDS = 14 * KEY_SECONDS

/** The beginning of the idempotency key of a change that waited in a browser without a network. */
export const WAITING_KEY_PREFIX = 'o-'

/** The time in which the same request with the same idempotency key gets the stored answer (rule offline-9). */
export const secondsOfKey = (key: string): number =>
  key.startsWith(WAITING_KEY_PREFIX) ? WAITING_KEY_SECONDS : KEY_SECONDS
