import { daysOfHalfDays, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { hoursOf, type Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** Writes a value as a text of an import file, so that a stored value can be compared with the value in the file. */
export const hundredthsCell = (hundredths: number): string => formatDecimal(hundredths, 2, 0)

export const eurosCell = (cents: number): string => formatDecimal(cents, 2)

export const hoursCell = (seconds: Seconds): string => hundredthsCell(Math.round(hoursOf(seconds) * 100))

export const daysCell = (amount: HalfDays): string => hundredthsCell(daysOfHalfDays(amount) * 100)

export const dayCell = (day: Day | null): string => (day === null ? '' : formatDayWithDashes(day))

export const monthCell = (month: YearMonth | null): string =>
  month === null ? '' : `${month.slice(5)}-${month.slice(0, 4)}`

export const yesNoCell = (answer: boolean): string => (answer ? 'ja' : 'nee')
