import { addDays, isWeekend, type Day } from '../time/day.ts'
import { holidayOn, type Holiday } from '../calendar/holidays.ts'

const REMINDER_LEVELS = [1, 2, 3] as const

export type ReminderLevel = (typeof REMINDER_LEVELS)[number]

/**
 * The days before each payment reminder. The first reminder counts from the due date. Each later reminder counts from
 * the reminder before it.
 */
type ReminderTerms = readonly [first: number, second: number, third: number]

export const DEFAULT_TERMS: ReminderTerms = [7, 14, 14]

export type GivenReminder = { readonly level: ReminderLevel; readonly on: Day }

type ReminderFacts = {
  readonly dueOn: Day
  readonly isConsumer: boolean
  readonly isDisputed: boolean
  /** All reminders that were sent for this invoice, in any order. */
  readonly given: readonly GivenReminder[]
  readonly terms: ReminderTerms
}

/**
 * The payment reminder that an invoice can get on a day; null when no reminder is due. A consumer gets the second
 * reminder only after the term of the first reminder (rules payments-16, payments-17 and payments-19).
 */
export function nextReminder(
  { dueOn, isConsumer, isDisputed, given, terms }: ReminderFacts,
  on: Day,
): ReminderLevel | null {
  if (isDisputed) return null
  const last = given.toSorted((a, b) => a.level - b.level).at(-1)
  if (last === undefined) return on > dueOn && on >= addDays(dueOn, terms[0]) ? 1 : null
  if (last.level === 3) return null
  const level = last.level === 1 ? 2 : 3
  const afterTerm = addDays(last.on, terms[level - 1]!)
  const afterLaw = isConsumer && last.level === 1 ? dayAfterConsumerTerm(last.on, 'mail') : afterTerm
  return on >= afterTerm && on >= afterLaw ? level : null
}

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
