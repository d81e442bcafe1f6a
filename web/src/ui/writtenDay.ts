import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'

/** A day as it came from the server, as the office reads it: '20-11-2026'. */
export const writtenDay = (day: string): string => formatDayWithDashes(toDay(day))
