import { partTimeRecordsWith } from '@uurwerk/domain/people/partTime/partTimeRecordsWith'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { refusalToAddPartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToAddPartTimeRecord'
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
  readonly added: Omit<PartTimeRecord, 'id'>
  readonly version?: number | undefined
}

export async function addPartTimeRecord(context: CommandContext, { personId, added, version }: Asked) {
  const { tx, today } = context
  lockPerson(tx, personId)
  const person = orNotFound(await selectPerson(tx, personId, today))
  await demandPersonVersion(tx, person, version)
  assertAllowed(refusalToAddPartTimeRecord(personFactsOf(person), added.period))
  const before = person.partTimeRecords
  const after = partTimeRecordsWith(before, { id: null, ...added })
  await savePartTimeHistory(context, { personId, action: 'add part-time record', before, after })
  return readPerson(tx, personId, today)
}
