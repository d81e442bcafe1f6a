import { refusalToRemoveWorkedShift } from '@uurwerk/domain/planning/refusalToRemoveWorkedShift'
import { recordAudit } from '../audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { auditedMonth } from '../planning/auditedMonth.ts'
import { auditedShift } from '../planning/auditedShift.ts'
import { settlePlannedShifts } from '../planning/settlePlannedShifts.ts'
import { shiftFactsOf } from '../planning/shiftFactsOf.ts'
import { readShiftFacts } from '../planning/shiftFactsStore.ts'
import { shiftOf } from '../planning/shiftOf.ts'
import { deleteShifts, readShifts } from '../planning/shiftStore.ts'
import { readLastAuditId } from './lastStepStore.ts'
import type { TableChanged } from './tableChanged.ts'
import type { Table } from '../planning/tableOf.ts'
import { insertUndo, readReview } from './undoStore.ts'
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
  const before = table.actingAs === 'hr' ? await readBefore(context, table) : null
  const change = { ...table, shifts: [shift], reason: 'shift verwijderd' }
  const settled = await settlePlannedShifts(context, change)
  if (before === null) return { ...settled, warnings: [] }
  const { contractId, yearMonth } = table
  const kept = { shift, ...before, removedRecupHolidays: settled.removedRecupHolidays }
  const undo = { step: 'remove shift', contractId, yearMonth, now, actorId: actor.personId, kept } as const
  return { ...settled, warnings: [], undoId: await insertUndo(tx, undo) }
}

/**
 * Reads the approval of the month and its mark 'gewijzigd door HR', so that an undo can restore them. This must happen
 * before the side effects of the removal are applied, because these change the approval and the mark.
 */
async function readBefore({ tx, now }: CommandContext, table: Table) {
  const review = await readReview(tx, table)
  return { review, auditId: await readLastAuditId(tx, { personId: table.personId, since: now }) }
}
