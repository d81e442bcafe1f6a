import { isDay, yearOf, type Day } from '@uurwerk/domain/time/day'
import { fourDigits, twoDigits } from '@uurwerk/domain/time/digits'

// The notations of a typed day: 20/11/2026, 20-11-26, 20.11, 20112026 and 201126.
const SPACED = /^(\d{1,2})[/\-. ](\d{1,2})(?:[/\-. ](\d{2}|\d{4}))?$/
const TIGHT = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/

/**
 * Reads a typed day, with the day before the month. Without a year, it gets the year of `inView`. Null when the text is
 * not a day (rule screens-38).
 */
export function typedDay(text: string, inView: Day): Day | null {
  const [, day, month, year] = SPACED.exec(text.trim()) ?? TIGHT.exec(text.trim()) ?? []
  if (day === undefined || month === undefined) return isDay(text.trim()) ? (text.trim() as Day) : null
  const fullYear = year === undefined ? yearOf(inView) : Number(year) + (year.length === 2 ? 2000 : 0)
  const isoDay = `${fourDigits(fullYear)}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`
  return isDay(isoDay) ? isoDay : null
}
