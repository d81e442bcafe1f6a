/** The time after which no server process serves a stopped office any more, in milliseconds. */
export const CLOSED_AFTER_MS = 12_000
