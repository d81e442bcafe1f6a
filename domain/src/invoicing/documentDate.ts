import { addYears } from '../time/addYears.ts'
import type { Day } from '../time/day.ts'

const MOST_YEARS_BACK = 2
const MOST_YEARS_AHEAD = 1
const USUAL_YEARS_BACK = 1

export type DocumentDateRefusal = {
  readonly code: 'document_date_out_of_range'
  readonly first: Day
  readonly last: Day
}

export type DocumentDateWarning = { readonly code: 'document_date_unusual'; readonly date: Day }

/**
 * The reason why an invoice or a credit note cannot have this date. A typing error such as 1900 would start a separate
 * number series for that year. `notBefore` is the date of the invoice that a credit note credits; a credit note may
 * always have that date (rule invoicing-21).
 */
export function refusalOfDocumentDate(date: Day, today: Day, notBefore: Day = today): DocumentDateRefusal | null {
  const first = addYears(today, -MOST_YEARS_BACK)
  const aYearAhead = addYears(today, MOST_YEARS_AHEAD)
  const last = notBefore > aYearAhead ? notBefore : aYearAhead
  return date < first || date > last ? { code: 'document_date_out_of_range', first, last } : null
}

/** Warns about a date that is allowed, but that is probably a mistake (rule invoicing-22). */
export const warningOnDocumentDate = (date: Day, today: Day): DocumentDateWarning | null =>
  date > today || date < addYears(today, -USUAL_YEARS_BACK) ? { code: 'document_date_unusual', date } : null
