import { refusalToRemoveWorkedShift } from '@uurwerk/domain/planning/refusalToRemoveWorkedShift'
import { recordAudit } from '../audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { auditedMonth } from '../planning/auditedMonth.ts'
import { auditedShift } from '../planning/auditedShift.ts'
import { shiftFactsOf } from '../planning/shiftFactsOf.ts'
import { readShiftFacts } from '../planning/shiftFactsStore.ts'
import { shiftOf } from '../planning/shiftOf.ts'
import { deleteShifts, readShifts } from '../planning/shiftStore.ts'
import type { TableChanged } from './tableChanged.ts'
import type { Table } from '../planning/tableOf.ts'
import { settleUndoableChange } from './settleUndoableChange.ts'
import { workedShiftAsked, type ShiftAsked } from './workedShiftAsked.ts'

type Sent = Omit<ShiftAsked, 'yearMonth'>

/**
 * Deletes a worked shift. The audit trail keeps the times of the shift (rule timesheets-24). When the next month is
 * confirmed, its stored balance is calculated again (rule timesheets-23).
 */
export async function removeWorkedShift(context: CommandContext, table: Table, sent: Sent): Promise<TableChanged> {
  const { tx, actor, now, today } = context
  const facts = orNotFound(await readShiftFacts(tx, table))
  const shift = await workedShiftAsked(tx, await readShifts(tx, table), { ...sent, yearMonth: table.yearMonth })
  assertAllowed(refusalToRemoveWorkedShift(shiftFactsOf(facts, { ...table, today })))
  await deleteShifts(tx, [shift.id])
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove shift',
    entity: 'shift',
    entityId: shift.id,
    ...auditedMonth(table),
    before: auditedShift(shiftOf(shift)),
  })
  return {
    ...(await settleUndoableChange(context, table, { before: [shift], after: null, reason: 'shift verwijderd' })),
    warnings: [],
  }
}
