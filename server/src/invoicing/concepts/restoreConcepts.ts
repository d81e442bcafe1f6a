import type { restoreConcepts as endpoint } from '@uurwerk/contract/invoicing/concepts'
import { sentenceOf } from '@uurwerk/contract/problems'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { restoreRows, takeRows } from '../../app/removals/removedRecordStore.ts'
import { keepCustomersOfRemoved, listRemovedConcepts } from './removedConceptStore.ts'

/**
 * Restores concepts that the caller deleted, with their ids and everything that HR typed. A concept whose month changed
 * after the deletion is refused, because its lines would not match the shifts (rule invoicing-44).
 */
export async function restoreConcepts(
  context: CommandContext,
  invoiceIds: readonly number[],
): Promise<AnswerOf<typeof endpoint>> {
  const { tx, actor, now } = context
  const asked = { ids: invoiceIds, actorId: actor.personId }
  const people = new Set((await listRemovedConcepts(tx, asked)).flatMap(({ personId }) => personId ?? []))
  await lockPeople(tx, [...people])
  await keepCustomersOfRemoved(tx, asked)
  const [settled, refused]: [number[], AnswerOf<typeof endpoint>['refused']] = [[], []]
  for (const { id, personId, companyName, employeeName, isOutdated } of await listRemovedConcepts(tx, asked)) {
    const record = { entity: 'invoice', id } as const
    const rows = isOutdated ? null : await takeRows(tx, { ...record, actorId: actor.personId, now })
    if (rows === null) {
      const message = sentenceOf({ code: 'nothing_to_undo' })
      refused.push({ invoiceId: id, companyName, employeeName, message })
      continue
    }
    await restoreRows(tx, record, rows.kept)
    await recordCallerAct(context, { action: 'undo removal', entity: 'invoice', entityId: id, personId })
    settled.push(id)
  }
  return { settled, refused }
}
