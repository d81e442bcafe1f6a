import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { confirmedEmailDto } from './confirmedEmailDto.ts'
import { lockConfirmedEmail, markEmailConfirmed } from './confirmedEmailStore.ts'
import { deleteWaitingLinks } from './confirmLinkStore.ts'

/**
 * Confirms an e-mail address in the name of the HR user who is signed in. A confirmed address keeps its first
 * confirmation. Links that were mailed before no longer change the address (rules mail-22, mail-23).
 */
export async function confirmEmail(context: CommandContext, address: string) {
  const { tx, actor, now } = context
  const email = orNotFound(await lockConfirmedEmail(tx, address))
  if (email.confirmedAt !== null) return confirmedEmailDto(email)
  const confirmer = actor.name
  await markEmailConfirmed(tx, email.id, { confirmer, now })
  await deleteWaitingLinks(tx, email.address)
  const after = { confirmer }
  await recordCallerAct(context, { action: 'confirm e-mail', entity: 'confirmed e-mail', entityId: email.id, after })
  return confirmedEmailDto({ ...email, confirmedAt: now, confirmer })
}
