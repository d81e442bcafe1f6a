import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { savePartTimeRecords } from './partTimeRecordStore.ts'
import { raisePersonVersion } from '../personStore.ts'

type Saving = {
  readonly personId: number
  readonly action: AuditAction
  readonly before: readonly PartTimeRecord[]
  readonly after: readonly PartTimeRecord[]
}

/**
 * Saves the part-time records. Confirmed months keep the percentages with which they were calculated (rule people-36).
 */
export async function savePartTimeHistory(
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
