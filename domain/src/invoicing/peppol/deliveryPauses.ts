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
 * The number of seconds until the server reads the state of a sent document again; null after the last read. After the
 * sending, the server reads the state for 7 days. When the document is delivered, the server reads the response of the
 * receiver until 30 days after the sending (rule invoicing-91).
 */
export function pauseBeforeRead({ secondsSinceSent, isDelivered }: Read): number | null {
  if (secondsSinceSent >= (isDelivered ? RESPONSES_READ_FOR : SENT_READ_FOR)) return null
  if (isDelivered) return LATER_READS
  const next = FIRST_READS.find((at) => at > secondsSinceSent)
  return next === undefined ? LATER_READS : next - secondsSinceSent
}

/**
 * The number of seconds before the next search for a document at the access point. The server searches when it does not
 * know whether the access point accepted the document. After the last search, the result is null, and the delivery
 * becomes 'unclear' (rule invoicing-88).
 */
export const pauseBeforeSearch = (tries: number): number | null => [MINUTE, 9 * MINUTE, 50 * MINUTE][tries] ?? null

/**
 * The number of seconds that the server waits before it asks again about a document that is still a draft (not sent
 * yet) at the access point.
 */
export const DRAFT_PAUSE = 10 * MINUTE
