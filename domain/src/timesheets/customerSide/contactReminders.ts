import type { Holiday } from '../../calendar/holidays.ts'
import { workingDayAfter } from '../../calendar/workingDayAfter.ts'
import { addDays, type Day } from '../../time/day.ts'
import type { Instant } from '../../time/instant.ts'
import type { CustomerState } from './customerState.ts'

type AwaitedFacts = {
  readonly state: CustomerState | null
  readonly lastShiftEnd: Instant | null
}

/**
 * True when the customer must sign the month, and its last shift has ended, so that the contact can sign now (rule
 * contact-19).
 */
export const waitsForContact = ({ state, lastShiftEnd }: AwaitedFacts, now: Instant): boolean =>
  state === 'awaited' && lastShiftEnd !== null && lastShiftEnd <= now

/** The maximum number of automatic reminders to a contact about one month. */
export const MOST_CONTACT_REMINDERS = 4

const WORKING_DAYS = 3
const DAYS_BETWEEN = 7

/** A contact gets at most one automatic reminder in seven days (rule contact-50). */
export const mayRemindContact = (lastRemindedOn: Day | null, today: Day): boolean =>
  lastRemindedOn === null || today >= addDays(lastRemindedOn, DAYS_BETWEEN)

type DueFacts = {
  readonly confirmedOn: Day
  readonly given: number
  readonly extraHolidays: readonly Holiday[]
}

/** True when the server must remind a contact of a month that waits for a signature (rule contact-50). */
export const isContactReminderDue = ({ confirmedOn, given, extraHolidays }: DueFacts, today: Day): boolean =>
  given < MOST_CONTACT_REMINDERS && today >= workingDayAfter(confirmedOn, WORKING_DAYS, extraHolidays)

export type RemindCustomerFacts = AwaitedFacts & {
  readonly contacts: number
  readonly notRemindedToday: number
}

/** The reason why HR cannot remind the customer of a month (rule contact-20). */
export function refusalToRemindCustomer(
  facts: RemindCustomerFacts,
  now: Instant,
): { readonly code: 'nothing_to_sign' | 'shifts_to_come' | 'no_contact_may_sign' | 'already_reminded_today' } | null {
  if (facts.state !== 'awaited') return { code: 'nothing_to_sign' }
  if (!waitsForContact(facts, now)) return { code: 'shifts_to_come' }
  if (facts.contacts === 0) return { code: 'no_contact_may_sign' }
  return facts.notRemindedToday === 0 ? { code: 'already_reminded_today' } : null
}
