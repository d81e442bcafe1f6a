import { daysOfHalfDays, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { hoursOf, type Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** Writes a value as a text of an import file, so that a stored value can be compared with the value in the file. */
export const writtenHundredths = (hundredths: number): string => formatDecimal(hundredths, 2, 0)

export const writtenEuros = (cents: number): string => formatDecimal(cents, 2)

export const writtenHours = (seconds: Seconds): string => writtenHundredths(Math.round(hoursOf(seconds) * 100))

export const writtenDays = (amount: HalfDays): string => writtenHundredths(daysOfHalfDays(amount) * 100)

export const writtenDay = (day: Day | null): string => (day === null ? '' : formatDayWithDashes(day))

export const writtenMonth = (month: YearMonth | null): string =>
  month === null ? '' : `${month.slice(5)}-${month.slice(0, 4)}`

export const writtenYesNo = (answer: boolean): string => (answer ? 'ja' : 'nee')
