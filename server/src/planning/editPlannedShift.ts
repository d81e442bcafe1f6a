import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { refusalToEditPlannedShift } from '@uurwerk/domain/planning/refusalToEditPlannedShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { warningOfAvailability } from './availability/warningOfAvailability.ts'
import { warningOfQualification } from './qualifications/warningOfQualification.ts'
import { answerUndoableChange } from './undo/answerUndoableChange.ts'
import { assertMayGiveBack } from './openShifts/assertMayGiveBack.ts'
import { shiftAct } from './shifts/shiftAct.ts'
import { plannedAs } from './planShifts.ts'
import { ownPlannedMonth } from './plannedMonth.ts'
import { calendarOf, requestedPlannedShift, type PlannedShiftInput } from './requestedPlannedShift.ts'
import { halfAbsenceDaysOf, shiftFactsOf } from './shifts/shiftFactsOf.ts'
import { shiftOf } from './shifts/shiftOf.ts'
import { updateShift } from './shifts/shiftStore.ts'
import { readShiftTypeToUse } from './shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from './shifts/usableShiftType.ts'
import { warningOfWorkingTime } from './shifts/warningOfWorkingTime.ts'
import { ownTable, type Table } from './shifts/tableOf.ts'

/** The wanted shift type and day. Without a shift id, the day identifies the shift, and the shift stays on that day. */
type PlannedShiftEdit = PlannedShiftInput & { readonly shiftTypeId: number }

/** Changes the shift type, or moves the shift to another day of the same month (rule planning-78). */
export function editPlannedShift(
  context: CommandContext,
  input: PlannedShiftEdit & { readonly contractId: number; readonly yearMonth: YearMonth },
): Promise<PlannedMonth> {
  const mine = ownTable(context, input)
  return editInCalendar(context, mine, input, () => ownPlannedMonth(context, mine))
}

/** A shift that HR changes is marked as edited by HR, and stays marked (rule planning-92). */
export async function editInCalendar<Answer extends object>(
  context: CommandContext,
  mine: Table,
  input: PlannedShiftEdit,
  readAnswer: () => Promise<Answer>,
) {
  const { tx, now, today } = context
  const [{ facts, shifts }, named] = await Promise.all([
    calendarOf(context, mine),
    readShiftTypeToUse(tx, { ...mine, shiftTypeId: input.shiftTypeId }),
  ])
  const shift = await requestedPlannedShift(tx, shifts, input)
  const type = usableShiftType(named, facts)
  const times = shiftTimesOf(input.day, type.times)
  assertAllowed(refusalToEditPlannedShift(shiftFactsOf(facts, { ...mine, today, shiftId: shift.id }), shift, times))
  if (input.day !== shift.day) assertMayGiveBack(context, mine, { facts, shifts: [shift] })
  const edited = {
    ...plannedAs(times, type.id),
    remark: shift.remark,
    editedByAdmin: shift.editedByAdmin || mine.actingAs === 'hr',
  }
  updateShift(tx, { id: shift.id, shift: edited, now })
  const edit = { action: 'edit planned shift', id: shift.id, before: shiftOf(shift), after: edited } as const
  await recordCallerAct(context, shiftAct(mine, edit))
  const change = { before: [shift], after: edited, cause: { code: 'shift_moved' } } as const
  const [answer, unavailable, unqualified] = await Promise.all([
    answerUndoableChange(context, mine, change, readAnswer),
    warningOfAvailability(tx, mine, [times]),
    warningOfQualification(tx, mine, { times, shiftTypeId: type.id }),
  ])
  const warnings = [
    unavailable,
    unqualified,
    warningBesideHalfDay(halfAbsenceDaysOf(facts), [times]),
    warningOfWorkingTime(facts, { shiftId: shift.id, shifts: [times] }),
  ]
  return { ...answer, ...warningText(warnings, mine.actingAs) }
}
