import { refusalToMailConfirmLink } from '@uurwerk/domain/customers/refusalToMailConfirmLink'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { confirmedEmailDto } from './confirmedEmailDto.ts'
import { lockConfirmedEmail } from './confirmedEmailStore.ts'
import { lastLinkAskedAt } from './confirmLinkStore.ts'
import { queueConfirmLinks } from './queueConfirmLinks.ts'

/** HR asks once more; whoever has an older link is told to use the last one. */
export async function mailConfirmLink(writing: Writing, asked: string) {
  const { tx, actor, now } = writing
  const email = found(await lockConfirmedEmail(tx, asked))
  const { address, confirmedAt } = email
  demand(
    refusalToMailConfirmLink({
      confirmed: confirmedAt !== null,
      lastAskedAt: await lastLinkAskedAt(tx, address),
      now,
    }),
  )
  await queueConfirmLinks(writing, [address])
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'mail confirm link',
    entity: 'confirmed e-mail',
    entityId: email.id,
    after: { address },
  })
  return confirmedEmailDto(email)
}
