import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { customerReminders } from '@uurwerk/contract/payments/customerReminders'
import type { ReminderChannel } from '@uurwerk/domain/payments/reminders/nextReminder'

export type CustomerReminders = ResponseOf<typeof customerReminders>

export type RemindersForm = {
  lastLevel: number
  channel: ReminderChannel
  hasOwnDays: boolean
  first: number | string
  second: number | string
  third: number | string
  contactName: string
  contactEmail: string
}

/** A customer without days of its own gets the days of the company in the fields. */
export const remindersForm = (stored: CustomerReminders): RemindersForm => ({
  lastLevel: stored.lastLevel,
  channel: stored.channel,
  hasOwnDays: stored.days !== null,
  ...(stored.days ?? stored.companyDays),
  contactName: stored.contactName,
  contactEmail: stored.contactEmail,
})

/** The settings that the form sends. When the switch for own days is off, the typed days are not sent. */
export const remindersOf = ({ hasOwnDays, first, second, third, ...form }: RemindersForm) => ({
  ...form,
  days: hasOwnDays ? { first: Number(first), second: Number(second), third: Number(third) } : null,
})
