import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { resource } from '../hal.ts'

/** The switches for mails and for push messages of the person (rules timesheets-92, notices-5). */
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
  /** True: the person gets a mail about each new open shift immediately. False: one mail a day. */
  openShiftsAtOnce: z.boolean(),
}

const ReminderChoices = resource(choices)
export type ReminderChoices = z.output<typeof ReminderChoices>

export const reminderChoices = endpoint.get('/user/current/notices', {
  access: 'user',
  shows: ['reminderChoices'],
  summary: 'Welke berichten de gebruiker per e-mail en op zijn toestellen krijgt',
  response: ReminderChoices,
})

export const chooseReminders = endpoint.put('/user/current/notices', {
  access: 'user',
  changes: ['reminderChoices'],
  answers: reminderChoices,
  summary: 'Kiezen welke berichten per e-mail en op de toestellen komen',
  /**
   * A switch that the body leaves out does not change, because an older tab does not know all switches. An unknown
   * switch is refused (rule screens-60).
   */
  body: z.strictObject(choices).partial(),
})
