import { dayOfMonth, weekdayOf, yearOf, type Day } from './day.ts'
import { fourDigits, twoDigits } from './digits.ts'
import { monthOf, monthOfYear, yearOfMonth, type YearMonth } from './yearMonth.ts'

const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const
const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const

/** Writes a day as '20/11/2026', as on employee screens and timesheets (rule screens-36). */
export const formatDayWithSlashes = (day: Day): string => formatWith(day, '/')

/** Writes a day as '20-11-2026', as on HR screens and invoices (rule screens-36). */
export const formatDayWithDashes = (day: Day): string => formatWith(day, '-')

export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day) - 1] ?? ''

/** The short Dutch name of the weekday of a day, such as 'vr'. */
export const shortWeekdayName = (day: Day): string => weekdayName(day).slice(0, 2)

/** The Dutch name of a month, such as 'november'. */
export const monthName = (month: YearMonth): string => MONTHS[monthOfYear(month) - 1] ?? ''

/** The short Dutch name of a month, such as 'nov'. March is 'mrt'. */
export const shortMonthName = (month: YearMonth): string =>
  monthOfYear(month) === 3 ? 'mrt' : monthName(month).slice(0, 3)

/** A month in Dutch words, such as 'november 2026' (rule time-21). */
export const formatMonth = (month: YearMonth): string => `${monthName(month)} ${yearOfMonth(month)}`

/** A day in Dutch words, such as 'vrijdag 20 november 2026' (rule time-21). */
export const formatDayInWords = (day: Day): string =>
  `${weekdayName(day)} ${dayOfMonth(day)} ${formatMonth(monthOf(day))}`

const formatWith = (day: Day, separator: string): string =>
  [twoDigits(dayOfMonth(day)), twoDigits(monthOfYear(monthOf(day))), fourDigits(yearOf(day))].join(separator)
