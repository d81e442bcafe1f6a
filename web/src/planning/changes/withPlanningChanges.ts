import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { OwnPlannedShift, PlannedMonth, PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { shiftTimesOfType } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import { eachDay, numberOfDay, type Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { waitsLike, type Shown, type UnderWay } from '../../app/api/shown.ts'
import type { PlanningChange } from './planningChange.ts'

type ShownMonth = Omit<PlannedMonth, 'plannedShiftDtos'> & {
  readonly plannedShiftDtos: readonly Shown<OwnPlannedShift>[]
}

/** The planned month with the waiting changes. A change that the server refuses is not shown any more. */
export function withPlanningChanges(month: PlannedMonth, changes: readonly UnderWay<PlanningChange>[]): ShownMonth {
  return changes.reduce<ShownMonth>(
    (shown, change) => ({ ...shown, plannedShiftDtos: changed(shown.plannedShiftDtos, change) }),
    month,
  )
}

type Shifts = readonly Shown<OwnPlannedShift>[]

function changed(shifts: Shifts, change: UnderWay<PlanningChange>): Shifts {
  switch (change.kind) {
    case 'plan': {
      const taken = new Set(shifts.map(({ day }) => day))
      const wanted = change.freeDays ?? eachDay(change.first, change.last)
      const days = wanted.filter((day) => !taken.has(day))
      return [...shifts, ...days.map((day) => shiftToCome(day, change))]
    }
    case 'edit': {
      const { id, contractId } = change.shift
      const edited = { ...shiftToCome(change.day, { ...change, contractId }), id }
      return shifts.map((shift) => (shift.id === id ? edited : shift))
    }
    case 'remove':
      return shifts.filter(({ id }) => id !== change.shift.id)
    case 'removeAll':
      return []
    case 'takeBack': {
      const ids = new Set(change.shifts.map(({ id }) => id))
      return shifts.filter(({ id }) => !ids.has(id))
    }
    case 'copy':
    case 'pattern': {
      const taken = new Set(shifts.map(({ day }) => day))
      const free = change.shifts.filter(({ day }) => monthOf(day) === change.yearMonth && !taken.has(day))
      return [...shifts, ...free.map(pending)]
    }
    case 'undo': {
      const ids = new Set(change.shifts.map(({ id }) => id))
      return [...shifts.filter(({ id }) => !ids.has(id)), ...change.shifts.map(pending)]
    }
  }
}

/** The user cannot act on a shift whose change has no answer of the server yet. */
const pending = (shift: PlannedShift): Shown<OwnPlannedShift> => ({
  ...shift,
  actions: { edit: null, move: null, remove: null },
  pending: true,
})

type ToCome = UnderWay<{ readonly contractId: number; readonly shiftType: ShiftType }>

function shiftToCome(day: Day, { contractId, shiftType, ...change }: ToCome): Shown<OwnPlannedShift> {
  const { start, end } = shiftTimesOfType(day, shiftType)
  const shift = {
    // An unconfirmed shift has a negative id, so its id never equals the id of a stored shift.
    id: -numberOfDay(day),
    version: 0,
    contractId,
    shiftId: shiftType.id,
    title: shiftType.name,
    day,
    start: formatInstant(start),
    end: formatInstant(end),
    allDay: false as const,
    color: shiftType.color,
    textColor: textColorOn(shiftType.color),
    adjusted: false,
  }
  return { ...pending(shift), ...waitsLike(change) }
}
