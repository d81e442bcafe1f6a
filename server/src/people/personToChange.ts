import { assertVersion } from '../app/audit/assertVersion.ts'
import type { CommandContext } from '../app/context.ts'
import { lockPerson } from '../app/lockPersonStore.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { readPersonRow, type PersonRow } from './peopleStore.ts'
import { readPerson } from './readPerson.ts'

export async function personToChange({ tx, today }: CommandContext, id: number): Promise<PersonRow> {
  lockPerson(tx, id)
  return orNotFound(await readPersonRow(tx, id, today))
}

/**
 * Part-time records and sicknesses share the version of the person, because the screen shows them together (rule
 * people-37).
 */
export const assertPersonVersion = (
  context: CommandContext,
  { id, version }: PersonRow,
  sent: number | undefined,
): Promise<void> =>
  assertVersion(context.tx, {
    entity: 'person',
    entityId: id,
    stored: version,
    sent,
    current: () => readPerson(context.tx, id, context),
  })
