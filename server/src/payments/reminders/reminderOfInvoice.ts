import { RefusalError } from '../../app/RefusalError.ts'
import type { DueReminder } from './dueReminders.ts'

/** A consumer can have two reminders, but only the reminder with the chosen invoice is sent (rule payments-48). */
export function reminderOfInvoice(reminders: readonly DueReminder[], invoiceId: number): DueReminder {
  const reminder =
    reminders.find(({ invoices }) => invoices.some(({ row }) => row.id === invoiceId)) ??
    reminders.find(({ isConsumer }) => !isConsumer)
  if (reminder === undefined) throw new RefusalError({ code: 'nothing_to_remind' })
  return reminder
}
