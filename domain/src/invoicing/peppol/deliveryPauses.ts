const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The pauses after which the state of a sent document is read, in seconds. */
const FIRST_READS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR]
const LATER_READS = 6 * HOUR
const SENT_READ_FOR = 7 * DAY
const RESPONSES_READ_FOR = 30 * DAY

type Read = { readonly secondsSinceSent: number; readonly isDelivered: boolean }

/**
 * The number of seconds until the state of a document is read again; null when it is not read any more. The server
 * reads the state for 7 days, and the response of the receiver for 30 days (rule invoicing-91).
 */
export function pauseBeforeRead({ secondsSinceSent, isDelivered }: Read): number | null {
  if (secondsSinceSent >= (isDelivered ? RESPONSES_READ_FOR : SENT_READ_FOR)) return null
  if (isDelivered) return LATER_READS
  const next = FIRST_READS.find((at) => at > secondsSinceSent)
  return next === undefined ? LATER_READS : next - secondsSinceSent
}

/**
 * The pause before the server looks for a document at an access point that cannot tell whether it accepted the
 * document. After the last pause, the result is null, and the delivery stays unclear (rule invoicing-88).
 */
export const pauseBeforeSearch = (tries: number): number | null => [MINUTE, 9 * MINUTE, 50 * MINUTE][tries] ?? null

/** The pause in seconds before a draft is read again, after a sending call that got no answer. */
export const DRAFT_PAUSE = 10 * MINUTE
