import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertMayGiveBack } from '../openShifts/assertMayGiveBack.ts'
import { requestedPlannedShift } from '../requestedPlannedShift.ts'
import { shiftAct } from '../shifts/shiftAct.ts'
import { shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../shifts/shiftFactsStore.ts'
import { shiftOf } from '../shifts/shiftOf.ts'
import { deleteShifts, listShifts, type ShiftRow } from '../shifts/shiftStore.ts'
import type { Table } from '../shifts/tableOf.ts'
import { answerUndoableChange } from '../undo/answerUndoableChange.ts'
import { done, resultOf, type OperationResult, type Operation } from './operationResult.ts'

/** Removes planned shifts of one contract in one month. The facts are read once (rules team-4, team-15, team-56). */
export async function removeTogether(
  context: CommandContext,
  table: Table,
  operations: readonly Operation<'remove'>[],
): Promise<readonly OperationResult[]> {
  const { tx, today } = context
  const [row, shifts] = await Promise.all([readShiftFacts(tx, table), listShifts(tx, table)])
  const facts = orNotFound(row)
  const rules = shiftFactsOf(facts, { ...table, today })
  const removed: ShiftRow[] = []
  const results: OperationResult[] = []
  for (const operation of operations)
    results.push(
      await resultOf(async () => {
        const shift = await requestedPlannedShift(
          tx,
          shifts.filter((each) => !removed.includes(each)),
          operation,
        )
        assertAllowed(refusalToRemovePlannedShift(rules, shift))
        assertMayGiveBack(context, table, { facts, shifts: [shift] })
        removed.push(shift)
        return done(null, null, undefined)
      }),
    )
  if (removed.length === 0) return results
  const { undoId } = await remove(context, table, removed)
  return results.map((result) => ('done' in result ? { done: { ...result.done, undoId } } : result))
}

async function remove(context: CommandContext, table: Table, removed: readonly ShiftRow[]) {
  deleteShifts(context.tx, removed, context.now)
  await recordCallerActs(
    context,
    removed.map((shift) => shiftAct(table, { action: 'remove planned shift', id: shift.id, before: shiftOf(shift) })),
  )
  const change = { before: removed, after: null, cause: { code: 'shift_removed' } } as const
  return answerUndoableChange(context, table, change, () => Promise.resolve({}))
}
