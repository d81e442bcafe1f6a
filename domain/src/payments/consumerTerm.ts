import { holidayOn, type Holiday } from '../calendar/holidays.ts'
import { addDays, isWeekend, type Day } from '../time/day.ts'

const TERM_DAYS = 14
const WORKING_DAYS_OF_A_LETTER = 3

/**
 * The first day on which costs may be added to an invoice of a consumer: the day after a term of fourteen calendar
 * days. The term begins on the day after a mail, and on the third working day after a letter (Code of Economic Law,
 * article XIX.2; rule payments-19).
 */
export function dayAfterConsumerTerm(
  sentOn: Day,
  channel: 'mail' | 'letter',
  extraHolidays: readonly Holiday[] = [],
): Day {
  const begin = channel === 'mail' ? addDays(sentOn, 1) : workingDayAfter(sentOn, extraHolidays)
  return addDays(begin, TERM_DAYS)
}

function workingDayAfter(sentOn: Day, extraHolidays: readonly Holiday[]): Day {
  let day = sentOn
  for (let left = WORKING_DAYS_OF_A_LETTER; left > 0;) {
    day = addDays(day, 1)
    if (!isWeekend(day) && holidayOn(day, extraHolidays) === null) left -= 1
  }
  return day
}
