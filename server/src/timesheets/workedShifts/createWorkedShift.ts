import type { NewWorkedShift } from '@uurwerk/contract/timesheets/workedShiftBodies'
import { refusalToEnterWorkedShift } from '@uurwerk/domain/planning/worked/refusalToEnterWorkedShift'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { shiftAct } from '../../planning/shifts/shiftAct.ts'
import { applyShiftSideEffects } from '../../planning/shifts/applyShiftSideEffects.ts'
import { halfAbsenceDaysOf, shiftFactsOf } from '../../planning/shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../../planning/shifts/shiftFactsStore.ts'
import { insertShifts, type ShiftToStore } from '../../planning/shifts/shiftStore.ts'
import { readShiftTypeToUse } from '../../planning/shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../../planning/shifts/usableShiftType.ts'
import { warningOfWorkingTime } from '../../planning/shifts/warningOfWorkingTime.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import type { TableChanged } from '../../planning/undo/tableChanged.ts'
import { timesAsked } from './timesAsked.ts'

/** Adds a worked shift that was not planned. */
export async function createWorkedShift(
  context: CommandContext,
  table: Table,
  sent: NewWorkedShift,
): Promise<TableChanged> {
  const { tx, today } = context
  const { shiftTypeId = null } = sent
  const [row, named] = await Promise.all([
    readShiftFacts(tx, table),
    shiftTypeId === null ? null : readShiftTypeToUse(tx, { ...table, shiftTypeId }),
  ])
  const facts = orNotFound(row)
  const times = timesAsked(sent)
  assertAllowed(refusalToEnterWorkedShift(shiftFactsOf(facts, { ...table, today }), { date: sent.date, times }))
  if (shiftTypeId !== null) usableShiftType(named, facts)
  const shift: ShiftToStore = {
    ...times,
    callout: sent.callout ?? null,
    interrupted: sent.interrupted ?? false,
    shiftTypeId,
    remark: sent.remark,
    adjusted: true,
    editedByAdmin: table.actingAs === 'hr',
  }
  const [id = null] = await insertShifts(tx, table, [shift])
  await recordCallerAct(context, shiftAct(table, { action: 'create shift', id, after: shift }))
  const removedRecupHolidays = await applyShiftSideEffects(context, {
    ...table,
    shifts: [times],
    cause: { code: 'shift_added' },
  })
  return {
    removedRecupHolidays,
    warnings: [
      warningBesideHalfDay(halfAbsenceDaysOf(facts), [times]),
      warningOfWorkingTime(facts, { shifts: [times] }),
    ],
  }
}
