import { REMINDER_CHANNELS } from '@uurwerk/domain/payments/reminders/nextReminder'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, flag, ids, missingOrInvalid, percentage, version, whole } from '../fields.ts'
import { list, resource } from '../hal.ts'
import { messages } from '../messages.ts'

const DueReminder = z.object({
  /** The id of one invoice of the customer. `sendReminders` uses it to find the customer. */
  invoiceId: z.number(),
  customerName: z.string(),
  consumer: z.boolean(),
  /** The highest reminder step of the invoices. It decides the text of the mail. */
  level: z.number(),
  channel: z.enum(REMINDER_CHANNELS),
  recipients: z.array(z.string()),
  total: z.number(),
  invoices: z.array(
    z.object({
      invoiceId: z.number(),
      invoiceNr: z.string(),
      dueDate: z.string(),
      daysLate: z.number(),
      open: z.number(),
      level: z.number(),
      /** The interest on the late invoice. Null when HR has not entered the interest rate of one of the half years. */
      interest: z.number().nullable(),
      fixed: z.number(),
    }),
  ),
  letter: z.object({ subject: z.string(), body: z.string() }),
  /** True when the mail has the PDF of each invoice as an attachment. */
  attachesInvoices: z.boolean(),
  /** The reason why the server cannot send a reminder to this customer now; null when the server can send one. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
})

export const dueReminders = endpoint.get('/administration/reminder', {
  access: 'admin',
  shows: ['payments', 'invoices'],
  summary: 'De herinneringen die vandaag kunnen vertrekken, met hun tekst',
  response: list('reminderDtoList', DueReminder),
})

export const sendReminders = endpoint.post('/administration/reminder', {
  access: 'admin',
  changes: ['payments'],
  summary: 'Herinneringen maken: één mail of één brief voor elke klant',
  body: z.object({ invoiceIds: ids('facturen', 'factuur') }),
  response: resource({ id: z.number() }),
  status: 202,
})

const MOST_DAYS = 90
const MOST_RATES = 200
const DAYS = (field: string) => whole(field, 1, MOST_DAYS)

const ReminderSettings = resource({
  version: z.number(),
  firstDays: z.number(),
  secondDays: z.number(),
  thirdDays: z.number(),
  addsClaims: z.boolean(),
  /** True when the mail of a reminder has the PDF of each invoice as an attachment. */
  attachesInvoices: z.boolean(),
  consumerConditions: z.boolean(),
  /** The interest rates of the half years, newest first. */
  rates: z.array(z.object({ from: z.string(), percentage: z.number() })),
})

export const reminderSettings = endpoint.get('/administration/settings/reminders', {
  access: 'admin',
  shows: ['settings'],
  summary: 'De termijnen van herinneringen en de wettelijke intrest',
  response: ReminderSettings,
})

/** Changes the settings that decide when a customer gets a reminder (rule payments-46). */
export const editReminderSettings = endpoint.put('/administration/settings/reminders', {
  access: 'admin',
  changes: ['settings'],
  answers: reminderSettings,
  summary: 'De termijnen van herinneringen en de wettelijke intrest aanpassen',
  body: z.object({
    version,
    firstDays: DAYS('eerste herinnering'),
    secondDays: DAYS('tweede herinnering'),
    thirdDays: DAYS('ingebrekestelling'),
    addsClaims: flag('intrest aanrekenen'),
    attachesInvoices: flag('facturen meesturen').default(true),
    consumerConditions: flag('schadebeding voor consumenten'),
    rates: z
      .array(
        z.object({ from: day('vanaf'), percentage: percentage('intrest', 0, 50) }),
        missingOrInvalid('intrestvoeten'),
      )
      .max(MOST_RATES, messages.maxItems('intrestvoeten', MOST_RATES)),
  }),
  problems: ['stale', 'rate_not_half_year'],
})
