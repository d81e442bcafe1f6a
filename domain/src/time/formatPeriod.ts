import type { DayPeriod } from './dayPeriod.ts'
import { formatDayWithDashes } from './formatDay.ts'

/** Writes a period as '01-02-2026 Tot 31-05-2026', as on HR screens (rule time-20). */
export const formatPeriod = ({ start, end }: DayPeriod): string =>
  `${formatDayWithDashes(start)} Tot ${end === null ? 'onbepaald' : formatDayWithDashes(end)}`
