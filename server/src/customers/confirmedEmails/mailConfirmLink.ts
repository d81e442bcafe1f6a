import { refusalToMailConfirmLink } from '@uurwerk/domain/customers/refusalToMailConfirmLink'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { confirmedEmailDto } from './confirmedEmailDto.ts'
import { lockConfirmedEmail } from './confirmedEmailStore.ts'
import { lastLinkAskedAt } from './confirmLinkStore.ts'
import { queueConfirmLinks } from './queueConfirmLinks.ts'

/**
 * Requests a new confirmation link for an e-mail address. The page of an older link tells its reader to use the last
 * link (rule mail-17).
 */
export async function mailConfirmLink(context: CommandContext, input: string) {
  const { tx, now } = context
  const email = orNotFound(await lockConfirmedEmail(tx, input))
  const { address, confirmedAt } = email
  assertAllowed(
    refusalToMailConfirmLink({
      confirmed: confirmedAt !== null,
      lastAskedAt: await lastLinkAskedAt(tx, address),
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
