import { recordAudits } from '../audit/recordAudit.ts'
import { grantWeekendHolidaysOf } from '../balances/grantWeekendHolidays.ts'
import { refusedWhenTaken } from '../http/refusedWhenTaken.ts'
import type { CommandContext } from '../http/route.ts'
import { insertPeople } from '../people/personStore.ts'
import { takenFields } from '../people/takenFields.ts'
import { insertRolesAndPercentages, type ImportedPerson } from './peopleImportStore.ts'

/** Creates people with the same effect as the form. */
export async function insertImportedPeople(
  { tx, actor, now }: CommandContext,
  people: readonly ImportedPerson[],
): Promise<void> {
  const ids = await refusedWhenTaken(takenFields, () =>
    insertPeople(
      tx,
      people.map((row) => ({ ...row, now })),
    ),
  )
  const hired = people.map((person, index) => ({ ...person, id: ids[index]! }))
  await insertRolesAndPercentages(tx, hired)
  await grantWeekendHolidaysOf(tx, ids, { actorId: actor.personId, now, reason: 'begin van de tewerkstelling' })
  await recordAudits(
    tx,
    people.map((row, index) => ({
      actorId: actor.personId,
      now,
      action: 'create person' as const,
      entity: 'person' as const,
      entityId: ids[index]!,
      personId: ids[index]!,
      after: row,
    })),
  )
}
