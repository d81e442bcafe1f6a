import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import { refusedWhenUsed } from '../http/refusedWhenUsed.ts'
import type { Writing } from '../http/route.ts'
import { auditedPerson } from './auditedPerson.ts'
import { demandOtherAdministrator } from './changeRoles.ts'
import { lockPerson } from './lockPersonStore.ts'
import { selectPerson } from './peopleStore.ts'
import { deletePerson, selectUsesOfPerson } from './personUseStore.ts'

/** Removes a person who was entered by mistake. */
export async function removePerson(writing: Writing, id: number): Promise<Record<never, never>> {
  const { tx, actor, now, today } = writing
  await lockPerson(tx, id)
  const person = found(await selectPerson(tx, id, today))
  demand(refusalToRemove(await selectUsesOfPerson(tx, id)))
  await demandOtherAdministrator(writing, person, [])
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
