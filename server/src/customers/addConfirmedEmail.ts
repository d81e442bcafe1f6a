import { recordAudit } from '../audit/recordAudit.ts'
import { AlreadyReported } from '../http/AlreadyReported.ts'
import type { Writing } from '../http/route.ts'
import { confirmedEmailDto } from './confirmedEmailDto.ts'
import { insertNewEmails, lockConfirmedEmail } from './confirmedEmailStore.ts'

/** An address begins unconfirmed; one that is known already stays as it is. */
export async function addConfirmedEmail({ tx, actor, now }: Writing, address: string) {
  const [added] = await insertNewEmails(tx, [address], now)
  if (added === undefined) {
    const known = (await lockConfirmedEmail(tx, address))!
    return new AlreadyReported({ ...confirmedEmailDto(known), warning: 'Deze gegevens zijn al geregistreerd.' })
  }
  const after = { address: added.address }
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'add e-mail',
    entity: 'confirmed e-mail',
    entityId: added.id,
    after,
  })
  return confirmedEmailDto(added)
}
