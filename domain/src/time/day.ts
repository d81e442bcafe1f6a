import { civilDateOf, dayNumberOf, daysInMonth } from './dayNumber.ts'
import { fourDigits, twoDigits } from './digits.ts'

/** 'YYYY-MM-DD'. Sorted texts are in the order of their days, and no time zone can change the day (rule time-2). */
export type Day = string & { readonly unit: 'day' }

/**
 * The lowest year that a user can enter. A year outside the limits is a typing error ('0206', '20266'). Calculated days
 * may be outside the limits (rule time-3).
 */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2199

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/

export function isDay(text: string): text is Day {
  if (!DAY_FORM.test(text)) return false
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8, 10))
  return (
    year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  )
}

export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

export const numberOfDay = (day: Day): number => dayNumberOf(yearOf(day), twoDigitsAt(day, 5), dayOfMonth(day))

export function dayOfNumber(dayNumber: number): Day {
  const { year, month, day } = civilDateOf(dayNumber)
  return `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(day)}` as Day
}

export const addDays = (day: Day, days: number): Day => dayOfNumber(numberOfDay(day) + days)

export const daysBetween = (a: Day, b: Day): number => numberOfDay(b) - numberOfDay(a)

/** The day of the week. 1 is Monday, and 7 is Sunday. */
export const weekdayOf = (day: Day): number => weekdayOfNumber(numberOfDay(day))

export const weekdayOfNumber = (dayNumber: number): number => ((((dayNumber + 3) % 7) + 7) % 7) + 1

/** Saturday and Sunday are the weekend (rule time-19). */
export const isWeekend = (day: Day): boolean => weekdayOf(day) >= 6

/** Every day from `start` to `end`, both included. The list is empty when `end` is before `start`. */
export function eachDay(start: Day, end: Day): Day[] {
  const last = numberOfDay(end)
  const days: Day[] = []
  for (let number = numberOfDay(start); number <= last; number++) days.push(dayOfNumber(number))
  return days
}

export const yearOf = (day: Day): number => twoDigitsAt(day, 0) * 100 + twoDigitsAt(day, 2)

export const dayOfMonth = (day: Day): number => twoDigitsAt(day, 8)

const ZERO = 48

const twoDigitsAt = (text: string, index: number): number =>
  (text.charCodeAt(index) - ZERO) * 10 + text.charCodeAt(index + 1) - ZERO
