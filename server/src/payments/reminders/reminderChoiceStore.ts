import type { ReminderChannel } from '@uurwerk/domain/payments/reminders/nextReminder'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/**
 * The numbers of days after which reminders are sent. The first number counts from the due date, and each later number
 * counts from the reminder before it (rule payments-16).
 */
export type ReminderDays = { readonly first: number; readonly second: number; readonly third: number }

/** How HR reminds a customer (rule payments-34). */
export type ReminderChoice = {
  /** The level of the last reminder that the customer gets: 1, 2 or 3; 0 for no reminders. */
  readonly lastLevel: number
  /** The numbers of days that HR chose for this customer. When null, the numbers of days of the company apply. */
  readonly days: ReminderDays | null
  readonly channel: ReminderChannel
  /** The contact who gets the reminders; '' when the contact for invoices gets them. */
  readonly contactName: string
  readonly contactEmail: string
  /** True when the owner has confirmed the e-mail address of this contact. */
  readonly contactConfirmed: boolean
}

/** SQL that returns the number of days before each reminder that HR chose for customer `k`. */
export const DAYS = sql`case when k.reminder_first_days is not null then json_build_object(
  'first', k.reminder_first_days, 'second', k.reminder_second_days, 'third', k.reminder_third_days) end`

export type StoredChoice = Omit<ReminderChoice, 'contactConfirmed'>

type ChoiceRow = StoredChoice & { readonly version: number }

export async function readReminderChoice(db: Database, customerId: number): Promise<ChoiceRow | null> {
  const { rows } = await sql<ChoiceRow>`
    select k.version, k.reminder_last_level as "lastLevel", ${DAYS} as days, k.reminder_channel as channel,
      k.reminder_contact_name as "contactName", k.reminder_contact_email as "contactEmail"
    from customers k
    where k.id = ${customerId}`.execute(db)
  return rows[0] ?? null
}

export async function lockCustomer(tx: Tx, customerId: number): Promise<void> {
  await tx.selectFrom('customers as k').select('k.id').where('k.id', '=', customerId).forNoKeyUpdate().execute()
}

export async function updateReminderChoice(tx: Tx, customerId: number, choice: StoredChoice): Promise<void> {
  await tx
    .updateTable('customers')
    .set((customer) => ({
      version: customer('customers.version', '+', 1),
      reminder_last_level: choice.lastLevel,
      reminder_first_days: choice.days?.first ?? null,
      reminder_second_days: choice.days?.second ?? null,
      reminder_third_days: choice.days?.third ?? null,
      reminder_channel: choice.channel,
      reminder_contact_name: choice.contactName,
      reminder_contact_email: choice.contactEmail,
    }))
    .where('customers.id', '=', customerId)
    .execute()
}
