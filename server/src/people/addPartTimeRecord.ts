import { partTimeRecordsWith } from '@uurwerk/domain/people/partTimeRecordsWith'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTimeRecord'
import { refusalToAddPartTimeRecord } from '@uurwerk/domain/people/refusalToAddPartTimeRecord'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { demandPersonVersion } from './demandPersonVersion.ts'
import { lockPerson } from './lockPersonStore.ts'
import { selectPartTimeRecords } from './partTimeRecordStore.ts'
import { selectPerson } from './peopleStore.ts'
import { readPerson } from './readPerson.ts'
import { savePartTimeHistory } from './savePartTimeHistory.ts'

type Asked = {
  readonly personId: number
  readonly added: Omit<PartTimeRecord, 'id'>
  readonly version?: number | undefined
}

export async function addPartTimeRecord(writing: Writing, { personId, added, version }: Asked) {
  const { tx, today } = writing
  await lockPerson(tx, personId)
  const person = found(await selectPerson(tx, personId, today))
  await demandPersonVersion(tx, person, version)
  const before = await selectPartTimeRecords(tx, personId)
  demand(refusalToAddPartTimeRecord({ employmentStart: person.employmentStart, records: before }, added.period))
  const after = partTimeRecordsWith(before, { id: null, ...added })
  await savePartTimeHistory(writing, { personId, action: 'add part-time record', before, after })
  return readPerson(tx, personId, today)
}
