import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'

/** A day without its year, such as '30/11'. */
const withoutYear = (day: Day): string => formatDayWithSlashes(day).slice(0, 5)

/** Two days without their year, such as '30/11 – 06/12'. */
export const formatSpan = (first: Day, last: Day): string => `${withoutYear(first)} – ${withoutYear(last)}`

/** A day with its weekday and without its year, such as 'ma 30/11'. */
export const formatWeekday = (day: Day): string => `${shortWeekdayName(day)} ${withoutYear(day)}`
