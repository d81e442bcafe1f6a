import { partTimeRecordsWith } from '@uurwerk/domain/people/partTimeRecordsWith'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTimeRecord'
import { refusalToAddPartTimeRecord } from '@uurwerk/domain/people/refusalToAddPartTimeRecord'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockPerson } from './lockPersonStore.ts'
import { savePartTimeRecords, selectPartTimeRecords } from './partTimeRecordStore.ts'
import { selectPerson } from './peopleStore.ts'
import { readPerson } from './readPerson.ts'

/** Months that are confirmed keep what they were made with. */
export async function addPartTimeRecord(
  { tx, actor, now, today }: Writing,
  personId: number,
  added: Omit<PartTimeRecord, 'id'>,
) {
  await lockPerson(tx, personId)
  const { employmentStart } = found(await selectPerson(tx, personId, today))
  const records = await selectPartTimeRecords(tx, personId)
  demand(refusalToAddPartTimeRecord({ employmentStart, records }, added.period))
  const history = partTimeRecordsWith(records, { id: null, ...added })
  await savePartTimeRecords(tx, personId, history)
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'add part-time record',
    entity: 'part-time record',
    entityId: null,
    personId,
    before: { history: records.map(auditedRecord) },
    after: { history: history.map(auditedRecord) },
  })
  return readPerson(tx, personId, today)
}

const auditedRecord = ({ percentage, period }: PartTimeRecord) => ({ percentage, ...period })
