import type { NewWorkedShift, WorkedShiftEdit } from '@uurwerk/contract/timesheets/workedShiftBodies'
import { refusalToEnterWorkedShift } from '@uurwerk/domain/planning/worked/refusalToEnterWorkedShift'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { becomesAdjusted } from '@uurwerk/domain/planning/worked/becomesAdjusted'
import { refusalToChangeWorkedShift } from '@uurwerk/domain/planning/worked/refusalToChangeWorkedShift'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { refusalToRemoveWorkedShift } from '@uurwerk/domain/planning/worked/refusalToRemoveWorkedShift'
import { shiftConversionFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToConvertShiftToSickness } from '@uurwerk/domain/absences/refusalToConvertShiftToSickness'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { shiftAct } from '../../planning/shifts/shiftAct.ts'
import { applyShiftSideEffects } from '../../planning/shifts/applyShiftSideEffects.ts'
import { halfAbsenceDaysOf, shiftFactsOf, contractMonthFactsOf } from '../../planning/shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../../planning/shifts/shiftFactsStore.ts'
import {
  insertShifts,
  listShifts,
  updateShift,
  deleteShifts,
  type ShiftToStore,
  type ShiftRow,
} from '../../planning/shifts/shiftStore.ts'
import { readShiftTypeToUse } from '../../planning/shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../../planning/shifts/usableShiftType.ts'
import { warningOfWorkingTime } from '../../planning/shifts/warningOfWorkingTime.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import type { TableChanged } from '../../planning/undo/tableChanged.ts'
import { assertMayGiveBack } from '../../planning/openShifts/assertMayGiveBack.ts'
import { shiftOf } from '../../planning/shifts/shiftOf.ts'
import { answerUndoableChange } from '../../planning/undo/answerUndoableChange.ts'
import { convertToSickness } from '../../absences/booking/convertSickness.ts'
import { shiftFromTimestamps } from '@uurwerk/domain/planning/shift/shiftFromTimestamps'
import { withIdInDay } from '@uurwerk/domain/planning/shift/withIdInDay'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { requestedDay } from '../../calendar/requestedDay.ts'
import { workedShiftDtos } from './workedShiftDto.ts'

type Sent = Pick<NewWorkedShift, 'labourPeriod' | 'breakPeriod'>
type SentPeriod = Sent['labourPeriod']

/** Converts the times of a shift in a request to instants. */
function requestedTimes({ labourPeriod, breakPeriod }: Sent): ShiftTimes {
  const times = shiftFromTimestamps({
    labour: periodOf(labourPeriod),
    break: breakPeriod === null || breakPeriod === undefined ? null : periodOf(breakPeriod),
  })
  if ('code' in times) throw new RefusalError(times)
  return times
}

const periodOf = ({ startDateTimestamp, endDateTimestamp }: SentPeriod) => ({
  start: startDateTimestamp,
  end: endDateTimestamp,
})

/**
 * Enters a new shift in the table. The shift counts as adjusted, because it has no planned times (rule planning-31).
 */
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
  const times = requestedTimes(sent)
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

/** Edits a shift. When the request contains no shift type, the shift keeps its shift type (rule timesheets-35). */
export async function editWorkedShift(
  context: CommandContext,
  table: Table,
  sent: WorkedShiftEdit,
): Promise<TableChanged> {
  const { tx, now, today } = context
  const { shiftTypeId = null } = sent
  const [found, shifts, named] = await Promise.all([
    readShiftFacts(tx, table),
    listShifts(tx, table),
    shiftTypeId === null ? null : readShiftTypeToUse(tx, { ...table, shiftTypeId }),
  ])
  const facts = orNotFound(found)
  const row = await requestedWorkedShift(tx, shifts, { ...sent, yearMonth: table.yearMonth })
  const before = shiftOf(row)
  const times = requestedTimes(sent)
  assertAllowed(refusalToChangeWorkedShift(shiftFactsOf(facts, { ...table, today, shiftId: row.id }), times))
  if (brusselsDayOf(times.start) !== row.day) assertMayGiveBack(context, table, { facts, shifts: [row] })
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

/** A shift that HR edited stays marked as edited by HR when the employee changes the shift (rule planning-92). */
function edited(before: ShiftToStore, times: ShiftTimes, sent: WorkedShiftEdit, { actingAs }: Table): ShiftToStore {
  const worked = { ...times, callout: sent.callout ?? null, interrupted: sent.interrupted ?? false }
  return {
    ...worked,
    shiftTypeId: sent.shiftTypeId ?? before.shiftTypeId,
    remark: sent.keepRemark === true ? before.remark : sent.remark,
    adjusted: before.adjusted || becomesAdjusted(before, worked),
    editedByAdmin: before.editedByAdmin || actingAs === 'hr',
  }
}

type InputInMonth = Omit<ShiftInput, 'yearMonth'>

/**
 * Deletes a worked shift. Its times stay in the audit trail (rule timesheets-24). A night shift can end in the next
 * month. When that month is confirmed, its stored balance is calculated again (rule timesheets-23).
 */
export async function removeWorkedShift(
  context: CommandContext,
  table: Table,
  sent: InputInMonth,
): Promise<TableChanged> {
  const { tx, now, today } = context
  const [row, shifts] = await Promise.all([readShiftFacts(tx, table), listShifts(tx, table)])
  const facts = orNotFound(row)
  const rules = shiftFactsOf(facts, { ...table, today })
  const shift = await requestedWorkedShift(tx, shifts, { ...sent, yearMonth: table.yearMonth })
  assertAllowed(refusalToRemoveWorkedShift(rules))
  assertMayGiveBack(context, table, { facts, shifts: [shift] })
  deleteShifts(tx, [shift], now)
  await recordCallerAct(context, shiftAct(table, { action: 'remove shift', id: shift.id, before: shiftOf(shift) }))
  const change = { before: [shift], after: null, cause: { code: 'shift_removed' } } as const
  return answerUndoableChange(context, table, change, () => Promise.resolve({ warnings: [] }))
}

/** Removes a shift and books a day of sickness instead: the action 'Naar Ziekte Omzetten'. */
export async function convertWorkedShift(
  context: CommandContext,
  table: Table,
  sent: InputInMonth,
): Promise<TableChanged> {
  const { tx, actor, now, today } = context
  const [row, shifts] = await Promise.all([readShiftFacts(tx, table), listShifts(tx, table)])
  const facts = orNotFound(row)
  const shift = await requestedWorkedShift(tx, shifts, { ...sent, yearMonth: table.yearMonth })
  const month = contractMonthFactsOf(facts, { ...table, today })
  assertAllowed(refusalToConvertShiftToSickness(shiftConversionFacts(month, shift)))
  deleteShifts(tx, [shift], now)
  const removal = { action: 'convert shift to sickness', id: shift.id, before: shiftOf(shift) } as const
  await recordCallerAct(context, shiftAct(table, removal))
  const { personId, actingAs } = table
  await convertToSickness(tx, { personId, day: shift.day, actingAs, actorId: actor.personId, now })
  const change = { ...table, shifts: [shift], cause: { code: 'shift_converted' } } as const
  return { removedRecupHolidays: await applyShiftSideEffects(context, change), warnings: [] }
}

type ShiftInput = {
  readonly yearMonth: YearMonth
  readonly day: number | Day
  readonly idInDay?: number | undefined
  readonly id?: number | undefined
  readonly version?: number | undefined
}

/**
 * Finds the shift of a request by its id. When the request has no id, the function uses the index of the shift in its
 * day. The index is less reliable: the deletion of a shift changes the indexes of the later shifts of that day (rule
 * timesheets-33). A change of an old version is refused (rule planning-36).
 */
async function requestedWorkedShift(tx: Tx, shifts: readonly ShiftRow[], input: ShiftInput): Promise<ShiftRow> {
  const shift = input.id === undefined ? inDay(shifts, input) : shifts.find(({ id }) => id === input.id)
  if (shift === undefined) throw new RefusalError({ code: 'no_shift_on_day' })
  await assertVersion(tx, {
    entity: 'shift',
    entityId: shift.id,
    stored: shift.version,
    sent: input.version,
    current: () => workedShiftDtos(shifts, []).find(({ id }) => id === shift.id),
  })
  return shift
}

function inDay(shifts: readonly ShiftRow[], { yearMonth, day, idInDay = 0 }: ShiftInput): ShiftRow | undefined {
  const wanted = requestedDay(yearMonth, day)
  return withIdInDay(shifts).find((shift) => shift.day === wanted && shift.idInDay === idInDay)
}
