import { cents, eurosOf, sumCents } from '@uurwerk/domain/money/cents'
import type { DueReminder } from '../queries.ts'

/** The sum of the open amounts of payment reminders, in euros. */
export const totalOfReminders = (reminders: readonly DueReminder[]): number =>
  eurosOf(sumCents(reminders.map(({ total }) => cents(Math.round(total * 100)))))
