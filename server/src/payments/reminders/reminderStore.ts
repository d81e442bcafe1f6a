import type { GivenReminder } from '@uurwerk/domain/payments/nextReminder'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** The payment reminders that were sent for these invoices, by invoice. */
export async function listGivenReminders(
  db: Database,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly GivenReminder[]>> {
  const { rows } = await sql<GivenReminder & { readonly invoiceId: number }>`
    select x.invoice_id as "invoiceId", x.level, r.reminded_on as on
    from payment_reminder_invoices x
    join payment_reminders r on r.id = x.reminder_id
    where x.invoice_id = any (${[...invoiceIds]}::bigint[])
    order by x.level`.execute(db)
  return Map.groupBy(rows, ({ invoiceId }) => invoiceId)
}

export type InvoiceReminderRow = {
  readonly level: number
  readonly on: Day
  readonly recipients: string[]
  readonly mailStatus: string
}

/** The payment reminders of an invoice, newest first, with the status of their mails. */
export async function listInvoiceReminders(db: Database, invoiceId: number): Promise<InvoiceReminderRow[]> {
  const { rows } = await sql<InvoiceReminderRow>`
    select x.level, r.reminded_on as on, m.recipients,
      case m.status when 'sending' then 'queued' else m.status end as "mailStatus"
    from payment_reminder_invoices x
    join payment_reminders r on r.id = x.reminder_id
    join mails m on m.id = r.mail_id
    where x.invoice_id = ${invoiceId}
    order by x.level desc`.execute(db)
  return rows
}

export type LetterFacts = {
  readonly invoiceId: number
  readonly contactMail: string
  readonly addressee: string
  readonly vat: string
  readonly privatePerson: boolean
  readonly documentsForgotten: boolean
  readonly addresses: readonly { readonly emailAddress: string; readonly confirmed: boolean }[]
}

/** The recipients of the mail about each invoice. */
export async function listLetterFacts(
  db: Database,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, LetterFacts>> {
  const { rows } = await sql<LetterFacts>`
    select i.id as "invoiceId", i.contact_mail as "contactMail",
      coalesce(i.customer_billing->>'financialSupervisorReference', '') as addressee,
      coalesce(i.customer_billing->>'vat', '') as vat,
      coalesce((i.customer_billing->>'privatePerson')::boolean, false) as "privatePerson",
      i.anonymised_at is not null as "documentsForgotten",
      (select coalesce(json_agg(json_build_object('emailAddress', e.email_address, 'confirmed', f.confirmed_at is not null)
          order by e.email_address), '[]')
       from invoice_emails e
       left join confirmed_emails f on lower(f.email_address) = lower(e.email_address)
       where e.invoice_id = i.id) as addresses
    from invoices i
    where i.id = any (${[...invoiceIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.invoiceId, row]))
}

type NewReminder = {
  readonly mailId: number
  readonly on: Day
  readonly by: number
  readonly now: Instant
  readonly invoices: readonly {
    readonly invoiceId: number
    readonly level: number
    readonly open: Cents
    readonly interest: Cents | null
    readonly fixed: Cents
  }[]
}

export async function insertReminder(tx: Tx, { mailId, on, by, now, invoices }: NewReminder): Promise<void> {
  const { id } = await tx
    .insertInto('payment_reminders')
    .values({ mail_id: mailId, reminded_on: on, made_at: isoOf(now), made_by: by })
    .returning('payment_reminders.id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('payment_reminder_invoices')
    .values(
      invoices.map(({ invoiceId, level, open, interest, fixed }) => ({
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
