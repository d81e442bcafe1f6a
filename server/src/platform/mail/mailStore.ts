import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../db/isoOf.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/transaction.ts'

export type MailKind =
  | 'invoice'
  | 'credit_note'
  | 'confirm_email'
  | 'reminder'
  | 'account'
  | 'payment_reminder'
  | 'claim'
  | 'contact_link'
  | 'contact_receipt'
  | 'contact_dispute'
  | 'need_request'

export type MailToQueue = {
  readonly invoiceId: number | null
  readonly creditNoteId?: number | null
  readonly kind: MailKind
  readonly recipients: readonly string[]
  readonly subject: string
  readonly body: string
  readonly documentIds: readonly number[]
  readonly requestedBy: number | null
  readonly now: Instant
}

export async function insertMail(tx: Tx, mail: MailToQueue): Promise<number> {
  const { id } = await tx
    .insertInto('mails')
    .values({
      invoice_id: mail.invoiceId,
      credit_note_id: mail.creditNoteId ?? null,
      kind: mail.kind,
      recipients: [...mail.recipients],
      subject: mail.subject,
      body: mail.body,
      requested_by: mail.requestedBy,
      requested_at: isoOf(mail.now),
    })
    .returning('mails.id')
    .executeTakeFirstOrThrow()
  if (mail.documentIds.length > 0) {
    const rows = mail.documentIds.map((document_id) => ({ mail_id: id, document_id }))
    await tx.insertInto('mail_documents').values(rows).execute()
  }
  return id
}

export type PlainMail = Pick<MailToQueue, 'kind' | 'subject' | 'body' | 'requestedBy' | 'now'> & {
  readonly recipient: string
}

/** Inserts the mails with one statement. Returns the ids by e-mail address; all e-mail addresses must differ. */
export async function insertPlainMails(tx: Tx, mails: readonly PlainMail[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('mails')
    .values(
      mails.map((mail) => ({
        kind: mail.kind,
        recipients: [mail.recipient],
        subject: mail.subject,
        body: mail.body,
        requested_by: mail.requestedBy,
        requested_at: isoOf(mail.now),
      })),
    )
    .returning(['id', 'recipients'])
    .execute()
  return new Map(rows.map(({ id, recipients: [recipient = ''] }) => [recipient, id]))
}

export type MailRow = {
  readonly id: number
  readonly invoiceId: number | null
  readonly creditNoteId: number | null
  readonly kind: MailKind
  readonly recipients: string[]
  readonly subject: string
  readonly body: string
  readonly status: 'queued' | 'sending' | 'sent' | 'failed' | 'unclear'
  readonly attempts: number
  readonly requestedBy: number | null
  readonly documentIds: number[]
}

const lockedMail = prepared<MailRow, [id: number]>(
  'locked mail',
  `select m.id, m.invoice_id as "invoiceId", m.credit_note_id as "creditNoteId", m.kind, m.recipients, m.subject, m.body, m.status, m.attempts,
    m.requested_by as "requestedBy",
    array(select d.document_id from mail_documents d where d.mail_id = m.id order by d.document_id) as "documentIds"
  from mails m
  where m.id = $1
  for update`,
)

/** Reads a mail and locks it until this transaction ends. */
export async function lockMail(tx: Tx, id: number): Promise<MailRow | null> {
  const [mail] = await lockedMail(tx, [id])
  return mail ?? null
}

export async function startSending(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('mails')
    .set((mails) => ({ status: 'sending', attempts: mails('mails.attempts', '+', 1) }))
    .where('mails.id', '=', id)
    .execute()
}

/** Stores the text of a mail that was sent. Only the demo's mailbox shows this text. */
export async function keepLetter(db: Database, id: number, body: string): Promise<void> {
  await db.updateTable('mails').set({ body }).where('mails.id', '=', id).execute()
}

type Settled = { readonly status: 'queued' | 'sent' | 'failed' | 'unclear'; readonly now: Instant }

export async function settleMail(tx: Tx, id: number, { status, now }: Settled): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ status, finished_at: status === 'queued' ? null : isoOf(now) })
    .where('mails.id', '=', id)
    .execute()
}

type Attempt = { readonly result: 'sent' | 'refused' | 'unclear'; readonly detail: string; readonly now: Instant }

export async function insertAttempt(tx: Tx, mailId: number, { result, detail, now }: Attempt): Promise<void> {
  await tx
    .insertInto('mail_attempts')
    .values({ mail_id: mailId, result, detail, at: isoOf(now) })
    .execute()
}

type Mailed = { readonly invoiceId: number; readonly creditNoteId: number | null }

/** Stores that the customer's mail server accepted the invoice or its credit note (rule mail-10). */
export async function markMailed(tx: Tx, { invoiceId, creditNoteId }: Mailed, now: Instant): Promise<void> {
  const mailed_at = isoOf(now)
  if (creditNoteId !== null)
    await tx.updateTable('credit_notes').set({ mailed_at }).where('credit_notes.id', '=', creditNoteId).execute()
  else await tx.updateTable('invoices').set({ mailed_at }).where('invoices.id', '=', invoiceId).execute()
}

export type Attachment = { readonly fileName: string; readonly content: Buffer; readonly kind: string }

/** Reads the attachments of a mail. The PDFs come before the UBL file. */
export async function listAttachments(db: Database, mailId: number): Promise<Attachment[]> {
  return db
    .selectFrom('mail_documents as md')
    .innerJoin('documents as d', 'd.id', 'md.document_id')
    .select(['d.file_name as fileName', 'd.content', 'd.kind'])
    .where('md.mail_id', '=', mailId)
    .orderBy(({ eb }) => eb('d.kind', 'in', ['invoice_ubl', 'credit_note_ubl']))
    .orderBy('md.document_id')
    .execute()
}
