import { refusalToConfirmEmail, refusalToMailConfirmLink } from '@uurwerk/domain/customers/refusalToMailConfirmLink'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import type { CommandContext } from '../../app/context.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { confirmLetter } from './confirmLetter.ts'
import {
  insertNewEmails,
  lockConfirmedEmail,
  markEmailConfirmed,
  type ConfirmedEmailRow,
} from './confirmedEmailStore.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { AlreadyReported } from '../../app/AlreadyReported.ts'
import { confirmedEmailDto } from './confirmedEmailDto.ts'
import { orNotFound, assertAllowed } from '../../app/RefusalError.ts'
import { deleteWaitingLinks, lastLinkRequestedAt } from './confirmLinkStore.ts'

/**
 * Queues a mail with a confirmation link to each address. The link itself is made only when the mail is sent (see
 * `renewConfirmLink`).
 */
async function queueConfirmLinks(
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

/** A new address is not confirmed, and its owner gets a mail with a confirmation link (rule mail-24). */
export async function addNewEmails(
  context: CommandContext,
  addresses: readonly string[],
): Promise<ConfirmedEmailRow[]> {
  const added = await insertNewEmails(context.tx, addresses, context.now)
  const newAddresses = added.map(({ address }) => address)
  await queueConfirmLinks(context, newAddresses)
  return added
}

/** The owner gets a confirmation link. An address that already exists does not change. */
export async function addConfirmedEmail(context: CommandContext, address: string) {
  const { tx } = context
  const [added] = await addNewEmails(context, [address])
  if (added === undefined) {
    const known = (await lockConfirmedEmail(tx, address))!
    return new AlreadyReported({ ...confirmedEmailDto(known), warning: 'Deze gegevens zijn al geregistreerd.' })
  }
  const after = { address: added.address }
  await recordCallerAct(context, { action: 'add e-mail', entity: 'confirmed e-mail', entityId: added.id, after })
  return confirmedEmailDto(added)
}

/**
 * Stores the name of the HR user who confirms instead of the owner. A second confirmation is no error and changes
 * nothing. Links that were mailed before have no effect any more (rules mail-22, mail-23).
 */
export async function confirmEmail(context: CommandContext, address: string) {
  const { tx, actor, now } = context
  const email = orNotFound(await lockConfirmedEmail(tx, address))
  if (refusalToConfirmEmail(email.confirmedAt !== null) !== null) return confirmedEmailDto(email)
  const confirmer = actor.name
  await markEmailConfirmed(tx, email.id, { confirmer, now })
  await deleteWaitingLinks(tx, email.address)
  const after = { confirmer }
  await recordCallerAct(context, { action: 'confirm e-mail', entity: 'confirmed e-mail', entityId: email.id, after })
  return confirmedEmailDto({ ...email, confirmedAt: now, confirmer })
}

/**
 * Mails a new confirmation link to an address. The page of an older link then asks its reader to use the last link
 * (rule mail-17).
 */
export async function mailConfirmLink(context: CommandContext, input: string) {
  const { tx, now } = context
  const email = orNotFound(await lockConfirmedEmail(tx, input))
  const { address, confirmedAt } = email
  assertAllowed(
    refusalToMailConfirmLink({
      confirmed: confirmedAt !== null,
      lastRequestedAt: await lastLinkRequestedAt(tx, address),
      now,
    }),
  )
  await queueConfirmLinks(context, [address])
  await recordCallerAct(context, {
    action: 'mail confirm link',
    entity: 'confirmed e-mail',
    entityId: email.id,
    after: { address },
  })
  return confirmedEmailDto(email)
}
