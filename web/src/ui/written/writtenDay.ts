import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'

/** Formats a day of the server for HR: '20-11-2026'. */
export const writtenDay = (day: string): string => formatDayWithDashes(toDay(day))
