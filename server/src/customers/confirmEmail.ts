import { recordAudit } from '../audit/recordAudit.ts'
import { orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { confirmedEmailDto } from './confirmedEmailDto.ts'
import { lockConfirmedEmail, markEmailConfirmed } from './confirmedEmailStore.ts'
import { deleteWaitingLinks } from './confirmLinkStore.ts'

/**
 * HR vouches for an address; who does so is who is signed in. Once confirmed it stays as it was confirmed first, and no
 * link changes that (rule customers-47).
 */
export async function confirmEmail({ tx, actor, now }: CommandContext, address: string) {
  const email = orNotFound(await lockConfirmedEmail(tx, address))
  if (email.confirmedAt !== null) return confirmedEmailDto(email)
  const confirmer = actor.name
  await markEmailConfirmed(tx, email.id, { confirmer, now })
  await deleteWaitingLinks(tx, email.address)
  const after = { confirmer }
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'confirm e-mail',
    entity: 'confirmed e-mail',
    entityId: email.id,
    after,
  })
  return confirmedEmailDto({ ...email, confirmedAt: now, confirmer })
}
