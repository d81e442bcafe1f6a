import { REMINDER_CHANNELS } from '@uurwerk/domain/payments/reminders/nextReminder'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, email, optionalText, otherwise, version, whole } from '../fields.ts'
import { resource } from '../hal.ts'

const MOST_DAYS = 90

const Days = z.object({ first: z.number(), second: z.number(), third: z.number() })

const CustomerReminders = resource({
  version: z.number(),
  /** How many of the three reminders the customer can get; 0 when the customer gets none. */
  lastLevel: z.number(),
  /** The number of days before each of the three reminders. Null when the customer uses the days of the company. */
  days: Days.nullable(),
  channel: z.enum(REMINDER_CHANNELS),
  /** The contact who gets the reminders; '' when the contact for invoices gets them. */
  contactName: z.string(),
  contactEmail: z.string(),
  companyDays: Days,
})

export const customerReminders = endpoint.get('/administration/customer/{id}/reminders', {
  access: 'admin',
  shows: ['customers', 'settings'],
  summary: 'Hoe een klant herinnerd wordt',
  response: CustomerReminders,
})

/** Chooses the reminders of one customer (rule payments-46). */
export const chooseCustomerReminders = endpoint.put('/administration/customer/{id}/reminders', {
  access: 'admin',
  changes: ['customers', 'payments'],
  answers: customerReminders,
  summary: 'Kiezen hoe een klant herinnerd wordt: welke stappen, na hoeveel dagen, aan wie, per mail of per brief',
  body: z.object({
    version,
    lastLevel: whole('laatste stap', 0, 3),
    days: z
      .object({
        first: whole('eerste herinnering', 1, MOST_DAYS),
        second: whole('tweede herinnering', 1, MOST_DAYS),
        third: whole('ingebrekestelling', 1, MOST_DAYS),
      })
      .nullable(),
    channel: choice('manier', REMINDER_CHANNELS),
    contactName: optionalText('contactpersoon', 100),
    contactEmail: otherwise('', z.literal('').or(email('e-mailadres'))),
  }),
  problems: ['stale'],
})
