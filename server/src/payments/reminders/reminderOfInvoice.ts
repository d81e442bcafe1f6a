import { RefusalError } from '../../app/RefusalError.ts'
import type { DueReminder } from './dueReminders.ts'

/**
 * The reminder that contains the invoice that HR chose. A consumer can have two reminders; only the reminder with the
 * chosen invoice is sent.
 */
export function reminderOfInvoice(reminders: readonly DueReminder[], invoiceId: number): DueReminder {
  const reminder =
    reminders.find(({ invoices }) => invoices.some(({ row }) => row.id === invoiceId)) ??
    reminders.find(({ isConsumer }) => !isConsumer)
  if (reminder === undefined) throw new RefusalError({ code: 'nothing_to_remind' })
  return reminder
}
