const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * The pauses between the attempts to send a mail. They become longer, so that a mail is also sent after a night without
 * a mail server. The number of pauses is limited, so that no mail is tried forever (rule mail-5).
 */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR]

/** The pause in seconds after a number of refusals. Null when the mail has failed permanently. */
export const retryPause = (attempts: number): number | null => PAUSES[attempts - 1] ?? null
