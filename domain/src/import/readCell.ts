import { isDay } from '../time/day.ts'
import type { Day } from '../time/day.ts'
import { isYearMonth } from '../time/yearMonth.ts'
import type { YearMonth } from '../time/yearMonth.ts'

const OFFICE_DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const NAMED_DAY = /^(\d{1,2})[-/. ]+(\p{L}+)\.?[-/. ]+(\d{4})$/u
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/
const MIDNIGHT = /[ T]00:00(:00)?(\.0+)?$/
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

/**
 * Reads a day from a cell, in every notation that can mean only one day: '3-1-2026', '03/01/2026', '3 januari 2026',
 * '20260103', '2026-01-03 00:00:00' (rule import-32).
 */
export function readDayCell(text: string): Day | null {
  const plain = text.replace(MIDNIGHT, '')
  const [, day, month, year] = OFFICE_DAY.exec(plain) ?? []
  if (day !== undefined) return dayOrNull(year!, month!, day)
  const [, namedDay, name, namedYear] = NAMED_DAY.exec(plain) ?? []
  if (namedDay !== undefined) return dayOrNull(namedYear!, monthNumber(name!), namedDay)
  const [, compactYear, compactMonth, compactDay] = COMPACT_DAY.exec(plain) ?? []
  if (compactYear !== undefined) return dayOrNull(compactYear, compactMonth!, compactDay!)
  return isDay(plain) ? plain : null
}

function dayOrNull(year: string, month: string | null, day: string): Day | null {
  const written = `${year}-${month?.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

/**
 * Reads a month from a cell: '11-2026', '11/2026', 'november 2026' or '2026-11'. For the text of a day, the result is
 * the month of that day.
 */
export function readMonthCell(text: string): YearMonth | null {
  const [, number, year] = OFFICE_MONTH.exec(text) ?? []
  const [, name, namedYear] = NAMED_MONTH.exec(text) ?? []
  const month = number ?? (name === undefined ? undefined : monthNumber(name))
  const written =
    month === undefined || month === null
      ? (readDayCell(text)?.slice(0, 7) ?? text)
      : `${year ?? namedYear}-${month.padStart(2, '0')}`
  return isYearMonth(written) ? written : null
}

const UNITS = {
  hours: /(uren|uur|u)$/i,
  days: /(dagen|dag|d)$/i,
  euros: /^€|(€|euro|eur)$/i,
  percent: /(%|procent)$/i,
} as const

/** The units of the import columns with numbers. The word or the sign of the unit may follow the number. */
export type NumberUnit = keyof typeof UNITS

/**
 * Reads a number with a decimal comma or a decimal point. The result is null for a number that can have two meanings:
 * see `ambiguousNumber`.
 */
export function readNumberCell(text: string, unit?: NumberUnit): number | null {
  const spaceless = text.replaceAll(/\s/g, '').replace('−', '-')
  const bare = unit === undefined ? spaceless : spaceless.replace(UNITS[unit], '')
  if (THOUSANDS_OR_DECIMALS.test(bare)) return null
  const plain = THOUSANDS_AND_COMMA.test(bare) ? bare.replaceAll('.', '') : bare
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : null
}

/**
 * The two possible meanings of a number such as '1.000': a thousand, or one. Null when the text has only one meaning
 * (rule import-32).
 */
export function ambiguousNumber(
  text: string,
  unit?: NumberUnit,
): { readonly thousands: string; readonly decimals: string } | null {
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
