import { readCompany } from '../company/companyStore.ts'
import { senderName } from '../company/senderName.ts'
import type { Database } from '../db/database.ts'
import type { Settings } from '../settings.ts'
import type { MailToCarry } from './mailCarrier.ts'
import { readAttachments, type MailRow } from './mailStore.ts'

/**
 * A mail with sender, text and attachments. The text can differ from the stored one, which has a placeholder for a link
 * (rule mail-26).
 */
export async function mailToCarry(
  db: Database,
  mail: MailRow,
  { text, publicUrl }: { readonly text: string } & Pick<Settings, 'publicUrl'>,
): Promise<MailToCarry> {
  const company = await readCompany(db)
  const address = company.email || `uurwerk@${new URL(publicUrl).hostname}`
  return {
    id: mail.id,
    messageId: `<mail-${mail.id}@${address.split('@').at(-1)}>`,
    from: { name: senderName(company), address },
    to: mail.recipients,
    subject: mail.subject,
    text,
    attachments: await readAttachments(db, mail.id),
  }
}
