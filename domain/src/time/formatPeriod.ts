import type { DayPeriod } from './dayPeriod.ts'
import { formatDayWithDashes } from './formatDay.ts'

/** '01-02-2026 Tot 31-05-2026', as HR reads a period of days. */
export const formatPeriod = ({ start, end }: DayPeriod): string =>
  `${formatDayWithDashes(start)} Tot ${end === null ? 'onbepaald' : formatDayWithDashes(end)}`
