import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { PlannedMonth, PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import { eachDay, numberOfDay, type Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { waitsLike, type Shown, type UnderWay } from '../../app/api/shown.ts'
import { clockTimesOf } from '../dialogs/clockTimesOf.ts'
import { dayOfShift, type PlanningChange } from './planningChange.ts'

type ShownMonth = Omit<PlannedMonth, 'plannedShiftDtos'> & { readonly plannedShiftDtos: readonly Shown<PlannedShift>[] }

/**
 * The planned month with the changes that wait for the server. When the server refuses a change, the calendar does not
 * show it any more.
 */
export function withPlanningChanges(month: PlannedMonth, changes: readonly UnderWay<PlanningChange>[]): ShownMonth {
  return changes.reduce<ShownMonth>(
    (shown, change) => ({ ...shown, plannedShiftDtos: changed(shown.plannedShiftDtos, change) }),
    month,
  )
}

type Shifts = readonly Shown<PlannedShift>[]

function changed(shifts: Shifts, change: UnderWay<PlanningChange>): Shifts {
  switch (change.kind) {
    case 'plan': {
      const taken = new Set(shifts.map(dayOfShift))
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
      const taken = new Set(shifts.map(dayOfShift))
      const free = change.shifts.filter((shift) => {
        const day = dayOfShift(shift)
        return monthOf(day) === change.yearMonth && !taken.has(day)
      })
      return [...shifts, ...free.map((shift) => ({ ...shift, pending: true as const }))]
    }
    case 'undo': {
      const ids = new Set(change.shifts.map(({ id }) => id))
      const restored = change.shifts.map((shift) => ({ ...shift, pending: true as const }))
      return [...shifts.filter(({ id }) => !ids.has(id)), ...restored]
    }
  }
}

type ToCome = UnderWay<{ readonly contractId: number; readonly shiftType: ShiftType }>

function shiftToCome(day: Day, { contractId, shiftType, ...change }: ToCome): Shown<PlannedShift> {
  const { start, end } = shiftTimesOf(day, clockTimesOf(shiftType))
  return {
    // An unconfirmed shift has a negative id, so its id never equals the id of a stored shift.
    id: -numberOfDay(day),
    version: 0,
    contractId,
    shiftId: shiftType.id,
    title: shiftType.name,
    start: formatInstant(start),
    end: formatInstant(end),
    allDay: false,
    color: shiftType.color,
    textColor: textColorOn(shiftType.color),
    adjusted: false,
    pending: true,
    ...waitsLike(change),
  }
}
