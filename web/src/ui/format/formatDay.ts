import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'

/** Writes a day from an answer of the server in the format of HR, such as '20-11-2026'. */
export const formatDay = (day: string): string => formatDayWithDashes(toDay(day))
