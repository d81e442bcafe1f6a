import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { partTimeRecordsWith } from '@uurwerk/domain/people/partTime/partTimeRecordsWith'
import { refusalToAddPartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToAddPartTimeRecord'
import { partTimeRecordsWithChange } from '@uurwerk/domain/people/partTime/partTimeRecordsWithChange'
import { refusalToChangePartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToChangePartTimeRecord'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { savePartTimeRecords } from './partTimeRecordStore.ts'
import { raisePersonVersion } from '../personStore.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { assertPersonVersion, personToChange } from '../personToChange.ts'
import { personFactsOf } from '../personFactsOf.ts'
import { readPerson } from '../readPerson.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'

type Saving = {
  readonly personId: number
  readonly action: AuditAction
  readonly before: readonly PartTimeRecord[]
  readonly after: readonly PartTimeRecord[]
}

/** Confirmed months keep the percentages with which they were calculated (rule people-36). */
async function savePartTimeHistory(
  context: CommandContext,
  { personId, action, before, after }: Saving,
): Promise<void> {
  const { tx } = context
  await savePartTimeRecords(tx, personId, after)
  await raisePersonVersion(tx, personId)
  await recordCallerAct(context, {
    action,
    entity: 'person',
    entityId: personId,
    personId,
    before: { partTimeHistory: before.map(auditedRecord) },
    after: { partTimeHistory: after.map(auditedRecord) },
  })
}

const auditedRecord = ({ percentage, period }: PartTimeRecord) => ({ percentage, ...period })

type Adding = {
  readonly personId: number
  readonly added: Omit<PartTimeRecord, 'id'>
  readonly version?: number | undefined
}

export async function addPartTimeRecord(context: CommandContext, { personId, added, version }: Adding) {
  const { tx } = context
  const person = await personToChange(context, personId)
  await assertPersonVersion(context, person, version)
  assertAllowed(refusalToAddPartTimeRecord(personFactsOf(person), added.period))
  const before = person.partTimeRecords
  const after = partTimeRecordsWith(before, { id: null, ...added })
  await savePartTimeHistory(context, { personId, action: 'add part-time record', before, after })
  return readPerson(tx, personId, context)
}

type Changing = {
  readonly personId: number
  readonly changed: PartTimeRecord
  readonly version: number | undefined
  readonly preview: boolean
}

/**
 * Changes a part-time record, and changes the dates of the records before and after it, so that each day has exactly
 * one percentage.
 */
export async function changePartTimeRecord(context: CommandContext, { personId, changed, version, preview }: Changing) {
  const { tx } = context
  const person = await personToChange(context, personId)
  await assertPersonVersion(context, person, version)
  const before = personFactsOf(person).records
  orNotFound(before.find(({ id }) => id === changed.id))
  assertAllowed(refusalToChangePartTimeRecord(before, changed))
  return onlyPreviewed(tx, preview, async () => {
    const after = partTimeRecordsWithChange(before, changed)
    await savePartTimeHistory(context, { personId, action: 'change part-time record', before, after })
    return readPerson(tx, personId, context)
  })
}
