import { formatPercentage } from '@uurwerk/domain/money/formatPercentage'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import * as texts from '../../texts/texts.ts'

const words = texts.people.partTime

/** Writes the end of a period as 't.e.m. 31-12-2025' or 'tot heden'. */
export const formatEnd = ({ end }: DayPeriod): string =>
  end === null ? words.untilNow : words.until(formatDayWithDashes(end))

/** Writes a period as '01-05-2025 t.e.m. 31-12-2025' or '01-01-2026 tot heden'. */
export const formatPartTimePeriod = (period: DayPeriod): string =>
  `${formatDayWithDashes(period.start)} ${formatEnd(period)}`

/** Writes a part-time record as '80 %, 01-01-2026 tot heden'. */
export const formatPartTime = ({ percentage, period }: PartTimeRecord): string =>
  `${formatPercentage(percentage)}, ${formatPartTimePeriod(period)}`
