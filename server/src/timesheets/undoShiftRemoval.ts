import { refusalToEnterWorkedShift } from '@uurwerk/domain/planning/refusalToEnterWorkedShift'
import { recordAudit } from '../audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { auditedMonth } from '../planning/auditedMonth.ts'
import { auditedShift } from '../planning/auditedShift.ts'
import { applyShiftSideEffects } from '../planning/applyShiftSideEffects.ts'
import { shiftFactsOf } from '../planning/shiftFactsOf.ts'
import { readShiftFacts } from '../planning/shiftFactsStore.ts'
import { shiftOf } from '../planning/shiftOf.ts'
import { insertShifts } from '../planning/shiftStore.ts'
import type { Table } from '../planning/tableOf.ts'
import { hasChangedSince } from './lastStepStore.ts'
import type { TableChanged } from './tableChanged.ts'
import { restoreReview, shiftTypeExists, takeUndo } from './undoStore.ts'

/**
 * Restores a shift that HR removed. The approval and the mark 'gewijzigd door HR' of the month are restored too, unless
 * something else in the month changed after the removal (rule timesheets-31).
 */
export async function undoShiftRemoval(
  context: CommandContext,
  table: Table,
  { undoId }: { readonly undoId: number },
): Promise<TableChanged> {
  const { tx, actor, now, today } = context
  const facts = orNotFound(await readShiftFacts(tx, table))
  const undo = await takeUndo(tx, { ...table, step: 'remove shift', id: undoId, actorId: actor.personId })
  if (undo === null) throw new RefusalError({ code: 'nothing_to_undo' })
  const { shift: removed, review, auditId, removedRecupHolidays: taken = [] } = undo.kept
  const shiftTypeId = (await shiftTypeExists(tx, removed.shiftTypeId)) ? removed.shiftTypeId : null
  const shift = { ...removed, ...shiftOf(removed), shiftTypeId }
  assertAllowed(
    refusalToEnterWorkedShift(shiftFactsOf(facts, { ...table, today }), { date: removed.day, times: shift }),
  )
  const isUnchanged = !(await hasChangedSince(tx, table, { ...table, at: undo.takenAt, auditId }))
  const [id = null] = await insertShifts(tx, table, [shift])
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'undo shift removal',
    entity: 'shift',
    entityId: id,
    ...auditedMonth(table),
    after: auditedShift(shiftOf(removed)),
  })
  const change = { ...table, shifts: [shift], reason: 'verwijdering ongedaan gemaakt' }
  const removedRecupHolidays = await applyShiftSideEffects(context, change)
  if (isUnchanged && review !== null) await restoreReview(tx, table, review)
  const isApprovalLost = !isUnchanged && review !== null && review.approved_at !== null
  return {
    removedRecupHolidays,
    warnings: [
      isApprovalLost ? { code: 'approval_not_restored' } : null,
      taken.length > 0 ? { code: 'recup_holidays_not_restored', days: taken } : null,
    ],
  }
}
