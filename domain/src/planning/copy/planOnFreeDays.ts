import type { Day } from '../../time/day.ts'
import type { OtherShift } from '../refusalOfOverlap.ts'
import { refusalToPlanShift, type ShiftPlanningFacts } from '../refusalToPlanShift.ts'
import { refusalToUseShiftType } from '../refusalToUseShiftType.ts'
import type { ClockTimes } from '../shift/clockTimes.ts'
import type { ShiftTimes } from '../shift/shift.ts'
import { shiftTimesOf } from '../shift/shiftTimesOf.ts'

export type WantedShiftType = {
  readonly id: number
  readonly name: string
  readonly active: boolean
  readonly archived: boolean
  readonly ofContractsCustomer: boolean
  readonly times: ClockTimes
}

export type WantedShift = {
  readonly day: Day
  readonly customerName: string
  /** The shift type; null for a copy of a shift that was added in the table without a shift type. */
  readonly type: WantedShiftType | null
}

export const REASONS_NOT_TO_FILL = [
  'month_frozen',
  'month_invoiced',
  'shift_without_type',
  'shift_type_inactive',
  'shift_type_of_other_customer',
  'shift_outside_contract',
  'shift_outside_employment',
  'shift_too_far_ahead',
  'on_prolonged_sick_leave',
  'absence_on_shift_day',
  'day_occupied',
  'shift_already_planned',
  'shifts_overlap',
  'holiday',
] as const

export type ReasonNotToFill = (typeof REASONS_NOT_TO_FILL)[number]

export type FilledDays = {
  readonly planned: readonly { readonly times: ShiftTimes; readonly shiftTypeId: number }[]
  /** The wanted shifts that are not planned, each with its day. */
  readonly skipped: readonly { readonly day: Day; readonly typeName: string | null; readonly reason: ReasonNotToFill }[]
}

type Wanted = {
  /** The wanted shifts, sorted by day. All of them are in the month of the facts. */
  readonly shifts: readonly WantedShift[]
  /** The public holidays and the holidays of the company among the days of the shifts. */
  readonly holidays: readonly Day[]
}

/**
 * The rules check each shift together with the shifts that were planned before it (rules planning-75, planning-84,
 * planning-88).
 */
export function planOnFreeDays(facts: ShiftPlanningFacts, { shifts, holidays }: Wanted): FilledDays {
  const planned: FilledDays['planned'][number][] = []
  const skipped: FilledDays['skipped'][number][] = []
  let known = facts
  for (const { day, type, customerName } of shifts) {
    const skip = (reason: ReasonNotToFill) => skipped.push({ day, typeName: type?.name ?? null, reason })
    if (type === null) {
      skip('shift_without_type')
      continue
    }
    const times = shiftTimesOf(day, type.times)
    const reason = reasonNotToFill(known, { type, times, isHoliday: holidays.includes(day) })
    if (reason === null) {
      planned.push({ times, shiftTypeId: type.id })
      known = withShift(known, day, { ...times, customerName })
    } else skip(reason)
  }
  return { planned, skipped }
}

type Filling = {
  readonly type: WantedShiftType
  readonly times: ShiftTimes
  readonly isHoliday: boolean
}

function reasonNotToFill(facts: ShiftPlanningFacts, { type, times, isHoliday }: Filling): ReasonNotToFill | null {
  const ofType = refusalToUseShiftType(type)
  if (ofType !== null) return ofType.code
  const refusal = refusalToPlanShift(facts, [times])
  // The rule can also refuse a day that is not in the month of the facts. That is not possible here, because the facts were
  // read for the month of the wanted day.
  if (refusal !== null) return refusal.code as ReasonNotToFill
  return isHoliday ? 'holiday' : null
}

const withShift = (facts: ShiftPlanningFacts, day: Day, shift: OtherShift): ShiftPlanningFacts => ({
  ...facts,
  plannedDays: [...facts.plannedDays, day],
  otherShifts: [...facts.otherShifts, shift],
})
