import { RefusalError } from '../../app/RefusalError.ts'
import type { DueReminder } from './dueReminders.ts'

/** The reminder that HR chose by one of its invoices. A consumer can have two reminders; only the chosen one leaves. */
export function reminderOfInvoice(reminders: readonly DueReminder[], invoiceId: number): DueReminder {
  const reminder =
    reminders.find(({ invoices }) => invoices.some(({ row }) => row.id === invoiceId)) ??
    reminders.find(({ isConsumer }) => !isConsumer)
  if (reminder === undefined) throw new RefusalError({ code: 'nothing_to_remind' })
  return reminder
}
