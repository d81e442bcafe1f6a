import { isDay, type Day } from '../time/day.ts'
import { isYearMonth, type YearMonth } from '../time/yearMonth.ts'

const OFFICE_DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const NAMED_DAY = /^(\d{1,2})[-/. ]+(\p{L}+)\.?[-/. ]+(\d{4}|\d{2})$/u
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/
const TIME_OF_DAY = /[ T]([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?(\.\d+)?Z?$/
/**
 * A spreadsheet stores a day as the number of days since 30 December 1899. The import accepts the days from 1950 to
 * 2099.
 */
const SERIAL_DAY = /^\d{5}([.,]0+)?$/
const [FIRST_SERIAL, LAST_SERIAL] = [18_264, 73_050]
const SERIAL_OF_1970 = 25_569
const OFFICE_MONTH = /^(\d{1,2})[-/.](\d{4})$/
const NAMED_MONTH = /^(\p{L}+)\.?[-/. ]+(\d{4})$/u
const THOUSANDS_AND_COMMA = /^-?\d{1,3}(\.\d{3})+,\d+$/
const THOUSANDS_OR_DECIMALS = /^-?\d{1,3}\.\d{3}$/
const NUMBER = /^-?\d+([.,]\d+)?$/
const CLOCK = /^(\d{1,2})[:.uh](\d{2})(?::00)?$/i
const WHOLE_HOUR = /^(\d{1,2}) ?(?:u|uur)$/i

const MONTH_NAMES = [
  ['januari', 'jan'],
  ['februari', 'feb'],
  ['maart', 'mrt', 'maa'],
  ['april', 'apr'],
  ['mei'],
  ['juni', 'jun'],
  ['juli', 'jul'],
  ['augustus', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const

/** The number of a month name: '01' for 'januari' and 'jan'. Null for a word that is no month name. */
function monthNumber(name: string): string | null {
  const index = MONTH_NAMES.findIndex((names) => names.some((known) => known === name.toLowerCase()))
  return index === -1 ? null : `${index + 1}`.padStart(2, '0')
}

/** The order of day and month in a date such as '05/01/2026'. Belgium writes the day first. */
export type DayOrder = 'dayFirst' | 'monthFirst'

/**
 * Reads a day from a cell: '3-1-2026', '03/01/26', '3 januari 2026', '20260103', '2026-01-03 08:30', or 46025, the
 * number of that day in a spreadsheet. The time of the day is left out (rule import-32).
 */
export function readDayCell(text: string, order: DayOrder = 'dayFirst'): Day | null {
  const plain = text.trim().replace(TIME_OF_DAY, '')
  const [, first, second, year] = OFFICE_DAY.exec(plain) ?? []
  if (first !== undefined)
    return order === 'dayFirst' ? dayOrNull(year!, second!, first) : dayOrNull(year!, first, second!)
  const [, namedDay, name, namedYear] = NAMED_DAY.exec(plain) ?? []
  if (namedDay !== undefined) return dayOrNull(namedYear!, monthNumber(name!), namedDay)
  const [, compactYear, compactMonth, compactDay] = COMPACT_DAY.exec(plain) ?? []
  if (compactYear !== undefined) return dayOrNull(compactYear, compactMonth!, compactDay!)
  if (SERIAL_DAY.test(plain)) return dayOfSerial(Number.parseInt(plain, 10))
  return isDay(plain) ? plain : null
}

/** True for a date such as '12/31/2026'. HR must then choose the order of the column. */
export const isMonthFirst = (text: string): boolean =>
  readDayCell(text) === null && readDayCell(text, 'monthFirst') !== null

function dayOfSerial(serial: number): Day | null {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null
  const isoText = new Date((serial - SERIAL_OF_1970) * 86_400_000).toISOString().slice(0, 10)
  return isDay(isoText) ? isoText : null
}

/** The year of a date with two digits: 00 to 68 is 2000 to 2068, and 69 to 99 is 1969 to 1999. */
const fullYear = (year: string): string => (year.length === 4 ? year : Number(year) < 69 ? `20${year}` : `19${year}`)

function dayOrNull(year: string, month: string | null, day: string): Day | null {
  const isoText = `${fullYear(year)}-${month?.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(isoText) ? isoText : null
}

/** Reads '11-2026', '11/2026', 'november 2026' or '2026-11'. The text of a day gives the month of that day. */
export function readMonthCell(text: string): YearMonth | null {
  const [, number, year] = OFFICE_MONTH.exec(text) ?? []
  const [, name, namedYear] = NAMED_MONTH.exec(text) ?? []
  const month = number ?? (name === undefined ? undefined : monthNumber(name))
  const isoText =
    month === undefined || month === null
      ? (readDayCell(text)?.slice(0, 7) ?? text)
      : `${year ?? namedYear}-${month.padStart(2, '0')}`
  return isYearMonth(isoText) ? isoText : null
}

const UNITS = {
  hours: /(uren|uur|u)$/i,
  days: /(dagen|dag|d)$/i,
  euros: /^€|(€|euro|eur)$/i,
  percent: /(%|procent)$/i,
} as const

/** The units of the import columns with numbers. The word or the sign of the unit may follow the number. */
export type NumberUnit = keyof typeof UNITS

/** The meaning of the point in a number such as '1.000'. It separates thousands, or it is the decimal point. */
export type NumberMeaning = 'thousands' | 'decimals'

const HOURS_AND_MINUTES = /^(\d{1,4})[:u]([0-5]\d)$/i

/** Converts hours and minutes to hours with at most two decimals: '7:36' is 7.6. */
function hoursOfClock(text: string): number {
  const [, hours, minutes] = HOURS_AND_MINUTES.exec(text)!
  return Math.round((Number(hours) + Number(minutes) / 60) * 100) / 100
}

/**
 * Reads a number with a decimal comma or a decimal point. Null for a number that can have two meanings: see
 * `ambiguousNumber`.
 */
export function readNumberCell(text: string, unit?: NumberUnit, meaning?: NumberMeaning): number | null {
  const unclear = meaning === undefined ? null : ambiguousNumber(text, unit)
  if (unclear !== null) return readNumberCell(unclear[meaning!])
  const spaceless = text.replaceAll(/\s/g, '').replace('−', '-')
  if (unit === 'hours' && HOURS_AND_MINUTES.test(spaceless)) return hoursOfClock(spaceless)
  const bare = unit === undefined ? spaceless : spaceless.replace(UNITS[unit], '')
  if (THOUSANDS_OR_DECIMALS.test(bare)) return null
  const plain = THOUSANDS_AND_COMMA.test(bare) ? bare.replaceAll('.', '') : bare
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : null
}

/** '1.000' is one thousand or one. Null when the text has only one meaning (rule import-32). */
export function ambiguousNumber(text: string, unit?: NumberUnit): Readonly<Record<NumberMeaning, string>> | null {
  const spaceless = text.replaceAll(/\s/g, '')
  const bare = unit === undefined ? spaceless : spaceless.replace(UNITS[unit], '')
  if (!THOUSANDS_OR_DECIMALS.test(bare)) return null
  return { thousands: bare.replace('.', ''), decimals: bare.replace('.', ',').replace(/0$/, '') }
}

const YES = ['ja', 'j', 'yes', 'y', 'waar', 'true', 'x', '1']
const NO = ['nee', 'neen', 'n', 'no', 'onwaar', 'false', '0']

export function readYesNoCell(text: string): boolean | null {
  const word = text.toLowerCase()
  return YES.includes(word) ? true : NO.includes(word) ? false : null
}

/** Reads a time of day: '7:00', '07.00', '7u00' and '7u' are all 07:00. */
export function readClockCell(text: string): string | null {
  const [, hour, minute = '00'] = CLOCK.exec(text) ?? WHOLE_HOUR.exec(text) ?? []
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`
}
