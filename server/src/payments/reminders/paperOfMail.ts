import { logosIn } from '../../company/logo/logoStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import type { Attachment } from '../../platform/mail/mailStore.ts'
import { readPaperOfMail } from './reminderLetterStore.ts'

/** The letter has a QR code for each open amount (rule payments-35). */
export async function paperOfMail(db: Database, mailId: number): Promise<Attachment[]> {
  const kept = await readPaperOfMail(db, mailId)
  if (kept === null) return []
  const content = await renderPdf('reminders', [kept.letter], { createdAt: kept.madeAt, logoOf: logosIn(db) })
  return [{ fileName: `${kept.letter.title}.pdf`, kind: 'payment_reminder', content }]
}
