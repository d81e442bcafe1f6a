const MINUTE = 60
const HOUR = 60 * MINUTE

/** Growing, so that a server that is down for a night still gets its mail, and none is tried for ever. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR]

/** Seconds until a mail is tried again after so many refusals; null when it is given up. */
export const retryPause = (attempts: number): number | null => PAUSES[attempts - 1] ?? null
