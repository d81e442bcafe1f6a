import type { WorkedShiftEdit } from '@uurwerk/contract/timesheets/workedShiftBodies'
import { becomesAdjusted } from '@uurwerk/domain/planning/worked/becomesAdjusted'
import { refusalToChangeWorkedShift } from '@uurwerk/domain/planning/worked/refusalToChangeWorkedShift'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertMayGiveBack } from '../../planning/openShifts/assertMayGiveBack.ts'
import { shiftAct } from '../../planning/shifts/shiftAct.ts'
import { applyShiftSideEffects } from '../../planning/shifts/applyShiftSideEffects.ts'
import { halfAbsenceDaysOf, shiftFactsOf } from '../../planning/shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../../planning/shifts/shiftFactsStore.ts'
import { shiftOf } from '../../planning/shifts/shiftOf.ts'
import { readShifts, updateShift, type ShiftToStore } from '../../planning/shifts/shiftStore.ts'
import { readShiftTypeToUse } from '../../planning/shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../../planning/shifts/usableShiftType.ts'
import { warningOfWorkingTime } from '../../planning/shifts/warningOfWorkingTime.ts'
import type { TableChanged } from '../../planning/undo/tableChanged.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { timesAsked } from './timesAsked.ts'
import { workedShiftAsked } from './workedShiftAsked.ts'

type Sent = WorkedShiftEdit

/**
 * Replaces the values of a worked shift by the values in the request. The shift type changes only when the request
 * contains another shift type (rule timesheets-35).
 */
export async function editWorkedShift(context: CommandContext, table: Table, sent: Sent): Promise<TableChanged> {
  const { tx, now, today } = context
  const { shiftTypeId = null } = sent
  const [found, shifts, named] = await Promise.all([
    readShiftFacts(tx, table),
    readShifts(tx, table),
    shiftTypeId === null ? null : readShiftTypeToUse(tx, { ...table, shiftTypeId }),
  ])
  const facts = orNotFound(found)
  const row = await workedShiftAsked(tx, shifts, { ...sent, yearMonth: table.yearMonth })
  const before = shiftOf(row)
  const times = timesAsked(sent)
  assertAllowed(refusalToChangeWorkedShift(shiftFactsOf(facts, { ...table, today, shiftId: row.id }), times))
  if (brusselsDayOf(times.start) !== row.day) await assertMayGiveBack(context, table, { facts, shifts: [row] })
  if (shiftTypeId !== null && shiftTypeId !== row.shiftTypeId) usableShiftType(named, facts)
  const after = edited(before, times, sent, table)
  updateShift(tx, { id: row.id, shift: after, now })
  await recordCallerAct(context, shiftAct(table, { action: 'edit shift', id: row.id, before, after }))
  const change = { ...table, shifts: [before, after], cause: { code: 'shift_edited' } } as const
  const removedRecupHolidays = await applyShiftSideEffects(context, change)
  return {
    removedRecupHolidays,
    warnings: [
      warningBesideHalfDay(halfAbsenceDaysOf(facts), [times]),
      warningOfWorkingTime(facts, { shiftId: row.id, shifts: [times] }),
    ],
  }
}

function edited(before: ShiftToStore, times: ShiftTimes, sent: Sent, { actingAs }: Table): ShiftToStore {
  const worked = { ...times, callout: sent.callout ?? null, interrupted: sent.interrupted ?? false }
  return {
    ...worked,
    shiftTypeId: sent.shiftTypeId ?? before.shiftTypeId,
    remark: sent.keepRemark === true ? before.remark : sent.remark,
    adjusted: before.adjusted || becomesAdjusted(before, worked),
    editedByAdmin: before.editedByAdmin || actingAs === 'hr',
  }
}
