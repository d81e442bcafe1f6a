import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import type { CommandContext } from '../../app/context.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { confirmLetter } from './confirmLetter.ts'

/**
 * Queues a mail with a confirmation link for each e-mail address. The link is made when the mail is sent (see
 * `renewConfirmLink`).
 */
export async function queueConfirmLinks(
  { tx, actor, now }: Pick<CommandContext, 'tx' | 'actor' | 'now'>,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  const sender = senderName(await readCompany(tx))
  await queuePlainMails(
    tx,
    addresses.map((address) => ({
      kind: 'confirm_email',
      recipient: address,
      ...confirmLetter({ address, companyName: sender }),
      requestedBy: actor.personId,
      now,
    })),
  )
}
