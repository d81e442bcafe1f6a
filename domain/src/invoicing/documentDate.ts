import { addYears } from '../time/addYears.ts'
import { addDays, toDay, yearOf, type Day } from '../time/day.ts'

const MOST_DAYS_AHEAD = 31
const USUAL_YEARS_BACK = 1

export type DocumentDateRefusal = {
  readonly code: 'invoice_date_far'
  readonly first: Day
  readonly last: Day
}

export type DocumentDateWarning = { readonly code: 'document_date_unusual'; readonly date: Day }

/**
 * Refuses a date that is too far from today, because a typing error such as 1900 would start a separate number series.
 * For a credit note, `notBefore` is the date of its invoice. That date may be too far ahead, and the credit note may
 * then have the same date (rule invoicing-21).
 */
export function refusalOfDocumentDate(date: Day, today: Day, notBefore: Day = today): DocumentDateRefusal | null {
  const first = toDay(`${yearOf(today) - 1}-01-01`)
  const latest = addDays(today, MOST_DAYS_AHEAD)
  const last = notBefore > latest ? notBefore : latest
  return date < first || date > last ? { code: 'invoice_date_far', first, last } : null
}

/** Warns HR about the date of a document. The date is allowed, but it is probably a mistake (rule invoicing-22). */
export const warningOnDocumentDate = (date: Day, today: Day): DocumentDateWarning | null =>
  date > today || date < addYears(today, -USUAL_YEARS_BACK) ? { code: 'document_date_unusual', date } : null
