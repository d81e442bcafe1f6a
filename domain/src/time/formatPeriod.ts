import type { DayPeriod } from './dayPeriod.ts'
import { formatDayWithDashes } from './formatDay.ts'

/** '01-02-2026 Tot 31-05-2026': the form of a period on HR screens (rule time-20). */
export const formatPeriod = ({ start, end }: DayPeriod): string =>
  `${formatDayWithDashes(start)} Tot ${end === null ? 'onbepaald' : formatDayWithDashes(end)}`
