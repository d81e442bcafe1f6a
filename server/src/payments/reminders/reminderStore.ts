import type { Claims } from '@uurwerk/domain/payments/reminders/reminderClaims'
import type { GivenReminder } from '@uurwerk/domain/payments/reminders/nextReminder'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { ReminderDocument } from '../../platform/documents/reminderDocument.ts'
import type { Billing } from '../../invoicing/invoiceRow.ts'
import { DAYS, type ReminderChoice } from './reminderChoiceStore.ts'

/**
 * SQL condition that is true when the mail `m` failed, or when nobody knows whether it was sent. False for a letter on
 * paper (rule payments-40).
 */
export const MAIL_DOES_NOT_COUNT = sql`m.status is not null and m.status in ('failed', 'unclear')`

/**
 * The payment reminders that were sent for these invoices, by invoice. A reminder whose mail failed or is unclear does
 * not count. The day of a mail is the day on which the mail was sent (rule payments-40).
 */
export async function listGivenReminders(
  db: Database,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly GivenReminder[]>> {
  type Row = Omit<GivenReminder, 'on'> & { invoiceId: number; remindedOn: Day; leftAt: Instant | null }
  const { rows } = await sql<Row>`
    select x.invoice_id as "invoiceId", x.level, r.channel, r.reminded_on as "remindedOn",
      extract(epoch from m.finished_at)::int8 as "leftAt"
    from payment_reminder_invoices x
    join payment_reminders r on r.id = x.reminder_id
    left join mails m on m.id = r.mail_id
    where x.invoice_id = any (${[...invoiceIds]}::bigint[]) and not x.replaced and not (${MAIL_DOES_NOT_COUNT})
    order by x.level`.execute(db)
  const given = rows.map(({ remindedOn, leftAt, ...reminder }) => {
    const leftOn = leftAt === null ? remindedOn : brusselsDayOf(leftAt)
    return { ...reminder, on: leftOn > remindedOn ? leftOn : remindedOn }
  })
  return Map.groupBy(given, ({ invoiceId }) => invoiceId)
}

export type InvoiceReminderRow = {
  readonly level: number
  readonly on: Day
  readonly recipients: string[]
  /** The status of the mail of the reminder; 'letter' for a reminder on paper. */
  readonly mailStatus: string
}

export async function listInvoiceReminders(db: Database, invoiceId: number): Promise<InvoiceReminderRow[]> {
  const { rows } = await sql<InvoiceReminderRow>`
    select x.level, r.reminded_on as on, coalesce(m.recipients, '{}') as recipients,
      case when m.id is null then 'letter' when m.status = 'sending' then 'queued' else m.status end as "mailStatus"
    from payment_reminder_invoices x
    join payment_reminders r on r.id = x.reminder_id
    left join mails m on m.id = r.mail_id
    where x.invoice_id = ${invoiceId}
    order by x.level desc, r.id desc`.execute(db)
  return rows
}

export type LetterFacts = {
  readonly invoiceId: number
  readonly contactMail: string
  readonly billing: Billing
  readonly documentsForgotten: boolean
  readonly addresses: readonly { readonly emailAddress: string; readonly confirmed: boolean }[]
  /** An invoice without a customer record uses the settings of the company. */
  readonly chosen: ReminderChoice
}

/**
 * One SQL statement finds the addresses for all invoices, because a separate statement for each invoice would read all
 * confirmed addresses each time.
 */
export async function listLetterFacts(
  db: Database,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, LetterFacts>> {
  const given = sql`any (${[...invoiceIds]}::bigint[])`
  const { rows } = await sql<LetterFacts>`
    select i.id as "invoiceId", i.contact_mail as "contactMail",
      i.customer_billing as billing,
      i.anonymised_at is not null as "documentsForgotten",
      coalesce(a.addresses, '[]') as addresses,
      json_build_object('lastLevel', coalesce(k.reminder_last_level, 3), 'channel', coalesce(k.reminder_channel, 'mail'),
        'days', ${DAYS}, 'contactName', coalesce(k.reminder_contact_name, ''),
        'contactEmail', coalesce(k.reminder_contact_email, ''),
        'contactConfirmed', exists (
          select from confirmed_emails f
          where lower(f.email_address) = lower(k.reminder_contact_email) and f.confirmed_at is not null)) as chosen
    from invoices i
    left join customers k on k.id = i.customer_id
    left join (
      select e.invoice_id, json_agg(json_build_object('emailAddress', e.email_address,
        'confirmed', f.confirmed_at is not null) order by e.email_address) as addresses
      from invoice_emails e
      left join confirmed_emails f on lower(f.email_address) = lower(e.email_address)
      where e.invoice_id = ${given}
      group by e.invoice_id
    ) a on a.invoice_id = i.id
    where i.id = ${given}`.execute(db)
  return new Map(rows.map((row) => [row.invoiceId, row]))
}

type NewReminder = {
  readonly mailId: number | null
  readonly letter: ReminderDocument
  readonly on: Day
  readonly by: number
  readonly now: Instant
  readonly invoices: readonly {
    readonly invoiceId: number
    readonly level: number
    readonly open: Cents
    readonly claims: Claims
  }[]
}

/**
 * Inserts a payment reminder. It replaces each earlier reminder of these invoices whose mail failed or is unclear. The
 * replaced reminders stay in the history of the invoices (rule payments-40).
 */
export async function insertReminder(tx: Tx, { mailId, letter, on, by, now, invoices }: NewReminder): Promise<void> {
  const { id } = await tx
    .insertInto('payment_reminders')
    .values({
      mail_id: mailId,
      channel: mailId === null ? 'letter' : 'mail',
      letter: JSON.stringify(letter),
      reminded_on: on,
      made_at: isoOf(now),
      made_by: by,
    })
    .returning('payment_reminders.id')
    .executeTakeFirstOrThrow()
  await sql`
    update payment_reminder_invoices x
    set replaced = true
    from payment_reminders r
    join mails m on m.id = r.mail_id
    where r.id = x.reminder_id and ${MAIL_DOES_NOT_COUNT}
      and x.invoice_id = any (${invoices.map(({ invoiceId }) => invoiceId)}::bigint[])`.execute(tx)
  await tx
    .insertInto('payment_reminder_invoices')
    .values(
      invoices.map(({ invoiceId, level, open, claims: { interest, fixed } }) => ({
        reminder_id: id,
        invoice_id: invoiceId,
        level,
        open_cents: open,
        interest_cents: interest,
        fixed_cents: fixed,
      })),
    )
    .execute()
}
