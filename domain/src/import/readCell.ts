import { isDay } from '../time/day.ts'
import type { Day } from '../time/day.ts'
import { isYearMonth } from '../time/yearMonth.ts'
import type { YearMonth } from '../time/yearMonth.ts'

const OFFICE_DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const OFFICE_MONTH = /^(\d{1,2})[-/.](\d{4})$/
const THOUSANDS_AND_COMMA = /^-?\d{1,3}(\.\d{3})+,\d+$/
const NUMBER = /^-?\d+([.,]\d+)?$/
const CLOCK = /^(\d{1,2})[:.uh](\d{2})(?::00)?$/i

/** '3-1-2026', '03/01/2026' and '2026-01-03' are one day; null is none. */
export function readDayCell(text: string): Day | null {
  const [, day, month, year] = OFFICE_DAY.exec(text) ?? []
  const written = day === undefined ? text : `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

/** '11-2026', '11/2026' and '2026-11', and any day of the month. */
export function readMonthCell(text: string): YearMonth | null {
  const [, month, year] = OFFICE_MONTH.exec(text) ?? []
  const written = month === undefined ? (readDayCell(text)?.slice(0, 7) ?? text) : `${year}-${month.padStart(2, '0')}`
  return isYearMonth(written) ? written : null
}

/** With a decimal comma or point; a percent or euro sign beside it says nothing new. */
export function readNumberCell(text: string): number | null {
  const bare = text.replaceAll(/[\s€%]/g, '').replace('−', '-')
  const plain = THOUSANDS_AND_COMMA.test(bare) ? bare.replaceAll('.', '') : bare
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : null
}

const YES = ['ja', 'j', 'yes', 'y', 'waar', 'true', 'x', '1']
const NO = ['nee', 'neen', 'n', 'no', 'onwaar', 'false', '0']

export function readYesNoCell(text: string): boolean | null {
  const word = text.toLowerCase()
  return YES.includes(word) ? true : NO.includes(word) ? false : null
}

/** '7:00', '07.00' and '7u00' are 07:00. */
export function readClockCell(text: string): string | null {
  const [, hour, minute] = CLOCK.exec(text) ?? []
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`
}
