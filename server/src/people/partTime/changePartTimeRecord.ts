import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { partTimeRecordsWithChange } from '@uurwerk/domain/people/partTime/partTimeRecordsWithChange'
import { refusalToChangePartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToChangePartTimeRecord'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { demandPersonVersion } from '../demandPersonVersion.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { personFactsOf } from '../personFactsOf.ts'
import { selectPerson } from '../peopleStore.ts'
import { readPerson } from '../readPerson.ts'
import { savePartTimeHistory } from './savePartTimeHistory.ts'

type Asked = {
  readonly personId: number
  readonly changed: PartTimeRecord
  readonly version: number | undefined
  readonly preview: boolean
}

/**
 * Changes a part-time record and moves the records before and after it, so that each day has exactly one percentage.
 */
export async function changePartTimeRecord(context: CommandContext, { personId, changed, version, preview }: Asked) {
  const { tx, today } = context
  lockPerson(tx, personId)
  const person = orNotFound(await selectPerson(tx, personId, today))
  await demandPersonVersion(tx, person, version)
  const before = personFactsOf(person).records
  orNotFound(before.find(({ id }) => id === changed.id))
  assertAllowed(refusalToChangePartTimeRecord(before, changed))
  return onlyPreviewed(tx, preview, async () => {
    const after = partTimeRecordsWithChange(before, changed)
    await savePartTimeHistory(context, { personId, action: 'change part-time record', before, after })
    return readPerson(tx, personId, today)
  })
}
