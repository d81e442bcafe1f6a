import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { ReminderDocument } from '../../platform/documents/reminderDocument.ts'

/** SQL condition that is true when an invoice of the reminder `r` got a later reminder. */
const FOLLOWED = sql`exists (
  select from payment_reminder_invoices x
  join payment_reminder_invoices y on y.invoice_id = x.invoice_id and y.level > x.level
  where x.reminder_id = r.id)`

export type LetterRow = {
  readonly id: number
  readonly customerName: string
  readonly level: number
  readonly on: Day
  readonly invoiceNrs: readonly string[]
  readonly total: Cents
  readonly followed: boolean
}

export async function listLetters(db: Database, since: Day): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select r.id, max(i.customer_name) as "customerName", max(x.level) as level, r.reminded_on as on,
      json_agg(i.number order by i.number_year, i.number_sequence) as "invoiceNrs", sum(x.open_cents)::int8 as total,
      ${FOLLOWED} as followed
    from payment_reminders r
    join payment_reminder_invoices x on x.reminder_id = r.id
    join invoices i on i.id = x.invoice_id
    where r.channel = 'letter' and r.reminded_on >= ${since}
    group by r.id
    order by r.id desc`.execute(db)
  return rows
}

type PrintRow = {
  /** The content of the letter; null after the retention term of the invoice. */
  readonly letter: ReminderDocument | null
  readonly madeAt: Instant
}

export async function listPapers(db: Database, ids: readonly number[]): Promise<PrintRow[]> {
  const { rows } = await sql<PrintRow>`
    select nullif(r.letter, '{}') as letter, extract(epoch from r.made_at)::int8 as "madeAt"
    from payment_reminders r
    where r.id = any (${[...ids]}::bigint[]) and r.channel = 'letter'
    order by r.id`.execute(db)
  return rows
}

/** The content of the letter that is attached to a reminder mail; null for a mail that an older release sent. */
export async function readPaperOfMail(
  db: Database,
  mailId: number,
): Promise<{ readonly letter: ReminderDocument; readonly madeAt: Instant } | null> {
  const { rows } = await sql<{ letter: ReminderDocument; madeAt: Instant }>`
    select r.letter, extract(epoch from r.made_at)::int8 as "madeAt"
    from payment_reminders r
    where r.mail_id = ${mailId} and r.letter is not null and r.letter <> '{}'`.execute(db)
  return rows[0] ?? null
}

export type RemindedRow = { readonly invoiceId: number; readonly level: number; readonly personId: number | null }

/**
 * Locks a reminder letter and returns its invoices. `followed` is true when an invoice got a later reminder. The list
 * is empty when the letter does not exist.
 */
export async function lockLetter(
  tx: Tx,
  id: number,
): Promise<{ readonly invoices: readonly RemindedRow[]; readonly followed: boolean }> {
  await sql`
    select from payment_reminders r where r.id = ${id} and r.channel = 'letter' for update`.execute(tx)
  const { rows } = await sql<RemindedRow & { readonly followed: boolean }>`
    select x.invoice_id as "invoiceId", x.level, c.person_id as "personId", ${FOLLOWED} as followed
    from payment_reminders r
    join payment_reminder_invoices x on x.reminder_id = r.id
    join invoices i on i.id = x.invoice_id
    left join contracts c on c.id = i.contract_id
    where r.id = ${id} and r.channel = 'letter'
    order by x.invoice_id`.execute(tx)
  return { invoices: rows, followed: rows.some(({ followed }) => followed) }
}

export async function deleteReminder(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('payment_reminder_invoices').where('payment_reminder_invoices.reminder_id', '=', id).execute()
  await tx.deleteFrom('payment_reminders').where('payment_reminders.id', '=', id).execute()
}
