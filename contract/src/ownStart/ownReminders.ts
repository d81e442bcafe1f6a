import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { resource } from '../hal.ts'

/**
 * The messages that a person gets by mail, and the messages that appear in the browsers with push messages (rules
 * timesheets-78, notices-5).
 */
const choices = {
  confirmByMail: z.boolean(),
  confirmByPush: z.boolean(),
  planByMail: z.boolean(),
  planByPush: z.boolean(),
  rosterByMail: z.boolean(),
  rosterByPush: z.boolean(),
  absenceByMail: z.boolean(),
  absenceByPush: z.boolean(),
  openShiftsByMail: z.boolean(),
  openShiftsByPush: z.boolean(),
}

const ReminderChoices = resource(choices)
export type ReminderChoices = z.output<typeof ReminderChoices>

export const reminderChoices = endpoint({
  method: 'GET',
  path: '/user/current/notices',
  access: 'user',
  shows: ['reminderChoices'],
  summary: 'Welke berichten de gebruiker per e-mail en op zijn toestellen krijgt',
  response: ReminderChoices,
})

export const chooseReminders = endpoint({
  method: 'PUT',
  path: '/user/current/notices',
  access: 'user',
  changes: ['reminderChoices'],
  answers: reminderChoices,
  summary: 'Kiezen welke berichten per e-mail en op de toestellen komen',
  /**
   * A choice that the body leaves out is not changed, because a tab of an older release does not know all choices. An
   * unknown choice is refused (rule screens-50).
   */
  body: z.strictObject(choices).partial(),
  response: ReminderChoices,
})
