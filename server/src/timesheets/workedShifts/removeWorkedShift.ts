import { refusalToRemoveWorkedShift } from '@uurwerk/domain/planning/worked/refusalToRemoveWorkedShift'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertMayGiveBack } from '../../planning/openShifts/assertMayGiveBack.ts'
import { shiftAct } from '../../planning/shifts/shiftAct.ts'
import { shiftFactsOf } from '../../planning/shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../../planning/shifts/shiftFactsStore.ts'
import { shiftOf } from '../../planning/shifts/shiftOf.ts'
import { deleteShifts, readShifts } from '../../planning/shifts/shiftStore.ts'
import type { TableChanged } from '../../planning/undo/tableChanged.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { answerUndoableChange } from '../../planning/undo/answerUndoableChange.ts'
import { workedShiftAsked, type ShiftAsked } from './workedShiftAsked.ts'

type Sent = Omit<ShiftAsked, 'yearMonth'>

/**
 * Deletes a worked shift. The audit trail keeps the times of the shift (rule timesheets-24). When the next month is
 * confirmed, its stored balance is calculated again (rule timesheets-23).
 */
export async function removeWorkedShift(context: CommandContext, table: Table, sent: Sent): Promise<TableChanged> {
  const { tx, now, today } = context
  const [row, shifts] = await Promise.all([readShiftFacts(tx, table), readShifts(tx, table)])
  const facts = orNotFound(row)
  const rules = shiftFactsOf(facts, { ...table, today })
  const shift = await workedShiftAsked(tx, shifts, { ...sent, yearMonth: table.yearMonth })
  assertAllowed(refusalToRemoveWorkedShift(rules))
  await assertMayGiveBack(context, table, { facts, shifts: [shift] })
  deleteShifts(tx, [shift], now)
  await recordCallerAct(context, shiftAct(table, { action: 'remove shift', id: shift.id, before: shiftOf(shift) }))
  const change = { before: [shift], after: null, cause: { code: 'shift_removed' } } as const
  return answerUndoableChange(context, table, change, () => Promise.resolve({ warnings: [] }))
}
