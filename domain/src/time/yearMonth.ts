import { FIRST_YEAR, LAST_YEAR, eachDay, type Day } from './day.ts'
import { daysInMonth } from './dayNumber.ts'
import { fourDigits, twoDigits } from './digits.ts'

/** A calendar month, 'YYYY-MM' (rule time-2). */
export type YearMonth = string & { readonly unit: 'month' }

const YEAR_MONTH_FORM = /^\d{4}-\d{2}$/

export function isYearMonth(text: string): text is YearMonth {
  if (!YEAR_MONTH_FORM.test(text)) return false
  const year = yearPart(text)
  const month = monthPart(text)
  return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12
}

export function toYearMonth(text: string): YearMonth {
  if (!isYearMonth(text)) throw new RangeError(`not a month: ${text}`)
  return text
}

export const monthOf = (day: Day): YearMonth => day.slice(0, 7) as YearMonth

export const firstDayOf = (yearMonth: YearMonth): Day => `${yearMonth}-01` as Day

export const lastDayOf = (yearMonth: YearMonth): Day => `${yearMonth}-${lengthOf(yearMonth)}` as Day

export const daysOf = (yearMonth: YearMonth): Day[] => eachDay(firstDayOf(yearMonth), lastDayOf(yearMonth))

export function addMonths(yearMonth: YearMonth, months: number): YearMonth {
  const count = yearPart(yearMonth) * 12 + monthPart(yearMonth) - 1 + months
  const year = Math.floor(count / 12)
  return `${fourDigits(year)}-${twoDigits(count - year * 12 + 1)}` as YearMonth
}

/** The day of a month with the given number; null when the month does not have that day. */
export const dayIn = (yearMonth: YearMonth, dayOfMonth: number): Day | null =>
  Number.isInteger(dayOfMonth) && dayOfMonth >= 1 && dayOfMonth <= lengthOf(yearMonth)
    ? (`${yearMonth}-${twoDigits(dayOfMonth)}` as Day)
    : null

export const yearOfMonth = (yearMonth: YearMonth): number => yearPart(yearMonth)

export const monthOfYear = (yearMonth: YearMonth): number => monthPart(yearMonth)

const lengthOf = (yearMonth: YearMonth): number => daysInMonth(yearPart(yearMonth), monthPart(yearMonth))

const yearPart = (text: string): number => Number(text.slice(0, 4))

const monthPart = (text: string): number => Number(text.slice(5, 7))
