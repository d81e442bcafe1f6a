const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The first moments at which the server reads the state of a sent document, in seconds after the sending. */
const FIRST_READS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR]
const LATER_READS = 6 * HOUR
const SENT_READ_FOR = 7 * DAY
const RESPONSES_READ_FOR = 30 * DAY

type Read = { readonly secondsSinceSent: number; readonly isDelivered: boolean }

/**
 * The pause in seconds; null after the last read. The server reads the state for 7 days, and the response of the
 * receiver for 30 days (rule invoicing-91).
 */
export function pauseBeforeRead({ secondsSinceSent, isDelivered }: Read): number | null {
  if (secondsSinceSent >= (isDelivered ? RESPONSES_READ_FOR : SENT_READ_FOR)) return null
  if (isDelivered) return LATER_READS
  const next = FIRST_READS.find((at) => at > secondsSinceSent)
  return next === undefined ? LATER_READS : next - secondsSinceSent
}

/**
 * The pause in seconds. The server searches when it does not know whether the access point accepted the document. After
 * the last search, the result is null, and the delivery becomes 'unclear' (rule invoicing-88).
 */
export const pauseBeforeSearch = (tries: number): number | null => [MINUTE, 9 * MINUTE, 50 * MINUTE][tries] ?? null

/** The pause in seconds after no answer to the call that sends a draft (a document that is not sent yet). */
export const DRAFT_PAUSE = 10 * MINUTE
