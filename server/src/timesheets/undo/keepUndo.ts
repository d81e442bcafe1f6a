import type { CommandContext } from '../../app/context.ts'
import { readLastAuditId } from '../../planning/undo/lastStepStore.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { insertUndo, type UndoData } from '../../planning/undo/undoStore.ts'

type Undoable = 'reopen month' | 'confirm month'

/** Returns the undo id. The caller must already have written the audit entry of the step. */
export async function keepUndo<Step extends Undoable>(
  { tx, actor, now }: CommandContext,
  { contractId, personId, yearMonth }: Table,
  step: Step,
  kept: Omit<UndoData[Step], 'auditId'>,
): Promise<number> {
  const auditId = await readLastAuditId(tx, { personIds: [personId], since: now })
  const whole = { ...kept, auditId } as UndoData[Step]
  return insertUndo(tx, { contractId, yearMonth, step, now, actorId: actor.personId, kept: whole })
}
