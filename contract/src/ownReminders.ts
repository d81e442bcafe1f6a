import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { resource } from './hal.ts'

/** Which reminders a person gets by mail (rule timesheets-78). */
const choices = { confirmByMail: z.boolean(), planByMail: z.boolean() }

const ReminderChoices = resource(choices)
export type ReminderChoices = z.output<typeof ReminderChoices>

export const reminderChoices = endpoint({
  method: 'GET',
  path: '/user/current/notices',
  access: 'user',
  shows: ['reminderChoices'],
  summary: 'Welke herinneringen de gebruiker per e-mail krijgt',
  response: ReminderChoices,
})

export const chooseReminders = endpoint({
  method: 'PUT',
  path: '/user/current/notices',
  access: 'user',
  changes: ['reminderChoices'],
  answers: reminderChoices,
  summary: 'Kiezen welke herinneringen per e-mail komen',
  body: z.object(choices),
  response: ReminderChoices,
})
