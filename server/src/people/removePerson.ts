import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { removeRecord } from '../app/removals/removeRecord.ts'
import type { CommandContext } from '../app/context.ts'
import { auditedPerson } from './auditedPerson.ts'
import { assertOtherAdministrator } from './account/changeRoles.ts'
import { personToChange } from './personToChange.ts'
import { deletePeople, readUsesOfPeople } from './personUseStore.ts'

export async function removePerson(context: CommandContext, id: number): Promise<Record<never, never>> {
  const { tx } = context
  const person = await personToChange(context, id)
  const uses = await readUsesOfPeople(tx, [id])
  const remove = async () => {
    await assertOtherAdministrator(context, person, [])
    await deletePeople(tx, [id])
  }
  await removeRecord(context, { entity: 'person', id, uses, remove })
  await recordCallerAct(context, {
    action: 'remove person',
    entity: 'person',
    entityId: id,
    personId: id,
    before: auditedPerson(person),
  })
  return {}
}
