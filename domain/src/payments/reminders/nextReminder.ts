import type { Holiday } from '../../calendar/holidays.ts'
import { workingDayAfter } from '../../calendar/workingDayAfter.ts'
import { addDays, type Day } from '../../time/day.ts'

const REMINDER_LEVELS = [1, 2, 3] as const

export type ReminderLevel = (typeof REMINDER_LEVELS)[number]

/**
 * The number of days before each reminder. For the first reminder, the days are counted from the due date; for each
 * later reminder, from the previous reminder.
 */
type ReminderTerms = readonly [first: number, second: number, third: number]

export const DEFAULT_TERMS: ReminderTerms = [7, 14, 14]

export const REMINDER_CHANNELS = ['mail', 'letter'] as const

export type ReminderChannel = (typeof REMINDER_CHANNELS)[number]

export type GivenReminder = { readonly level: ReminderLevel; readonly on: Day; readonly channel: ReminderChannel }

type ReminderFacts = {
  readonly dueOn: Day
  readonly isConsumer: boolean
  readonly isDisputed: boolean
  /** All reminders that were sent for this invoice. They can be in any order. */
  readonly given: readonly GivenReminder[]
  readonly terms: ReminderTerms
  /** The number (1 to 3) of the last reminder that the customer gets; 0 for a customer who gets no reminders. */
  readonly lastLevel: number
}

/**
 * The payment reminder that an invoice can get on a day; null when it can get none. A consumer gets the second reminder
 * only after the term of the first reminder. A customer can have fewer reminders, or none (rules payments-16,
 * payments-17, payments-19 and payments-34).
 */
export function nextReminder(
  { dueOn, isConsumer, isDisputed, given, terms, lastLevel }: ReminderFacts,
  on: Day,
): ReminderLevel | null {
  const last = given.toSorted((a, b) => a.level - b.level).at(-1)
  if (isDisputed || (last?.level ?? 0) >= Math.min(lastLevel, 3)) return null
  if (last === undefined) return on > dueOn && on >= addDays(dueOn, terms[0]) ? 1 : null
  const level = last.level === 1 ? 2 : 3
  const afterTerm = addDays(last.on, terms[level - 1]!)
  const afterLaw = isConsumer && last.level === 1 ? dayAfterConsumerTerm(last.on, last.channel) : afterTerm
  return on >= afterTerm && on >= afterLaw ? level : null
}

const TERM_DAYS = 14
const WORKING_DAYS_OF_A_LETTER = 3

/**
 * The day after a term of fourteen calendar days, which begins on the day after a mail, or on the third working day
 * after a letter (Code of Economic Law, article XIX.2; rule payments-19).
 */
export function dayAfterConsumerTerm(
  sentOn: Day,
  channel: ReminderChannel,
  extraHolidays: readonly Holiday[] = [],
): Day {
  const begin =
    channel === 'mail' ? addDays(sentOn, 1) : workingDayAfter(sentOn, WORKING_DAYS_OF_A_LETTER, extraHolidays)
  return addDays(begin, TERM_DAYS)
}
