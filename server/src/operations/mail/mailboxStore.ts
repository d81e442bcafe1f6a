import type { mailStatuses } from '@uurwerk/contract/mailStatuses'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Attachment } from '../../platform/mail/mailStore.ts'

export type DemoMailRow = {
  readonly id: number
  readonly kind: string
  readonly requestedAt: Instant
  readonly recipients: string[]
  readonly subject: string
  readonly body: string
  readonly status: (typeof mailStatuses)[number]
  readonly attachments: { readonly id: number; readonly fileName: string }[]
}

/** SQL of the mails in the mailbox of the demo. For any other database this mailbox is empty. */
const mailbox = prepared<DemoMailRow, []>(
  'mailbox of the demo',
  `select m.id, m.kind, extract(epoch from m.requested_at)::int8 as "requestedAt", m.recipients, m.subject, m.body,
    case m.status when 'sending' then 'queued' else m.status end as status,
    (select coalesce(json_agg(json_build_object('id', d.id, 'fileName', d.file_name)
        order by d.kind in ('invoice_ubl', 'credit_note_ubl'), d.id), '[]')
     from mail_documents md
     join documents d on d.id = md.document_id
     where md.mail_id = m.id) as attachments
  from mails m
  join installation i on i.demo
  -- Its link is made when it leaves.
  where m.kind <> 'confirm_email' or m.status = 'sent'
  order by m.requested_at desc, m.id desc
  limit 500`,
)

export const listDemoMails = (db: Database): Promise<DemoMailRow[]> => mailbox(db, [])

const attachment = prepared<Attachment, [mailId: number, documentId: number]>(
  'attachment in the demo',
  `select d.file_name as "fileName", d.content, d.kind
  from mail_documents md
  join documents d on d.id = md.document_id
  join installation i on i.demo
  where md.mail_id = $1 and md.document_id = $2`,
)

export async function readDemoAttachment(db: Database, mailId: number, documentId: number): Promise<Attachment | null> {
  const [found] = await attachment(db, [mailId, documentId])
  return found ?? null
}
