import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudit } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import { refusedWhenUsed } from '../app/refusedWhenUsed.ts'
import type { CommandContext } from '../app/context.ts'
import { auditedPerson } from './auditedPerson.ts'
import { demandOtherAdministrator } from './account/changeRoles.ts'
import { lockPerson } from '../app/lockPersonStore.ts'
import { selectPerson } from './peopleStore.ts'
import { deletePerson, selectUsesOfPerson } from './personUseStore.ts'

/** Removes a person whom HR made by mistake. */
export async function removePerson(context: CommandContext, id: number): Promise<Record<never, never>> {
  const { tx, actor, now, today } = context
  lockPerson(tx, id)
  const person = orNotFound(await selectPerson(tx, id, today))
  assertAllowed(refusalToRemove(await selectUsesOfPerson(tx, id)))
  await demandOtherAdministrator(context, person, [])
  await refusedWhenUsed(() => deletePerson(tx, id))
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove person',
    entity: 'person',
    entityId: id,
    personId: id,
    before: auditedPerson(person),
  })
  return {}
}
