import type { Day } from '../../time/day.ts'
import type { OtherShift } from '../refusalOfOverlap.ts'
import { refusalToPlanShift } from '../refusalToPlanShift.ts'
import type { ShiftPlanningFacts } from '../refusalToPlanShift.ts'
import { refusalToUseShiftType } from '../refusalToUseShiftType.ts'
import type { ClockTimes } from '../shift/clockTimes.ts'
import type { ShiftTimes } from '../shift/shift.ts'
import { shiftTimesOf } from '../shift/shiftTimesOf.ts'
import type { DayToCopy } from './daysToCopy.ts'

type CopiedType = {
  readonly id: number
  readonly name: string
  readonly active: boolean
  readonly archived: boolean
  readonly ofContractsCustomer: boolean
  readonly times: ClockTimes
}

/** A shift of the earlier week or month. */
export type ShiftToCopy = {
  readonly day: Day
  readonly customerName: string
  /** Null for a shift that was added in the table without a shift type. */
  readonly type: CopiedType | null
}

/** The reasons why a shift is not copied to a day. */
export const REASONS_NOT_TO_COPY = [
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

export type ReasonNotToCopy = (typeof REASONS_NOT_TO_COPY)[number]

export type CopiedShifts = {
  readonly planned: readonly { readonly times: ShiftTimes; readonly shiftTypeId: number }[]
  /** The shifts that are not copied, each with the day that would have received it. */
  readonly skipped: readonly { readonly day: Day; readonly typeName: string | null; readonly reason: ReasonNotToCopy }[]
}

type Wanted = {
  readonly days: readonly DayToCopy[]
  readonly shifts: readonly ShiftToCopy[]
  /** The public holidays and the holidays of the company among the days that receive shifts. */
  readonly holidays: readonly Day[]
}

/**
 * Copies the shifts of earlier days to the free days of a month. Each shift gets the hours of its shift type, and obeys
 * the rules of a planned shift, also beside the shifts that were copied before it (rules planning-75, planning-76).
 */
export function copyShifts(facts: ShiftPlanningFacts, { days, shifts, holidays }: Wanted): CopiedShifts {
  const planned: CopiedShifts['planned'][number][] = []
  const skipped: CopiedShifts['skipped'][number][] = []
  let known = facts
  for (const { from, to } of days)
    for (const { type, customerName } of shifts.filter(({ day }) => day === from)) {
      const skip = (reason: ReasonNotToCopy) => skipped.push({ day: to, typeName: type?.name ?? null, reason })
      if (type === null) {
        skip('shift_without_type')
        continue
      }
      const times = shiftTimesOf(to, type.times)
      const reason = reasonNotToCopy(known, { type, times, isHoliday: holidays.includes(to) })
      if (reason === null) {
        planned.push({ times, shiftTypeId: type.id })
        known = withShift(known, to, { ...times, customerName })
      } else skip(reason)
    }
  return { planned, skipped }
}

type Copy = {
  readonly type: CopiedType
  readonly times: ShiftTimes
  readonly isHoliday: boolean
}

function reasonNotToCopy(facts: ShiftPlanningFacts, { type, times, isHoliday }: Copy): ReasonNotToCopy | null {
  const ofType = refusalToUseShiftType(type)
  if (ofType !== null) return ofType.code
  const refusal = refusalToPlanShift(facts, [times])
  // `refusalToCopyShifts` has refused a frozen month, and `daysToCopy` only gives days of the month.
  if (refusal !== null) return refusal.code as ReasonNotToCopy
  return isHoliday ? 'holiday' : null
}

const withShift = (facts: ShiftPlanningFacts, day: Day, shift: OtherShift): ShiftPlanningFacts => ({
  ...facts,
  plannedDays: [...facts.plannedDays, day],
  otherShifts: [...facts.otherShifts, shift],
})
