import type { ShiftType } from '@uurwerk/contract/customers'
import { PlannedShift } from '@uurwerk/contract/planning'
import type { PlannedMonth, RemovedRecupHoliday } from '@uurwerk/contract/planning'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAbsences } from '../absences/useAbsences.ts'
import type { MonthContract } from '../contracts/queries.ts'
import { useMonthChange } from '../month/useMonthChange.ts'
import { texts } from '../texts/texts.ts'
import { showNote } from '../ui/showNote.tsx'
import { showUndo } from '../ui/showUndo.tsx'
import { writtenDays } from '../ui/writtenDays.ts'
import { isInRange } from './dayRange.ts'
import type { DayRange } from './dayRange.ts'
import { dayOfShift, sendPlanningChange } from './planningChange.ts'
import type { PlanningChange } from './planningChange.ts'
import { plannedMonthQuery } from './queries.ts'

/** A shift that somebody else changed first: its current state, and the type that the user wanted. */
export type StaleShift = {
  readonly changedBy: string | null
  readonly now: PlannedShift
  readonly wanted: ShiftType
}

export type Planning = {
  /**
   * Plans a shift on each day of the range. When `freeDays` is given, the shift is planned only on these days of the
   * range.
   */
  readonly plan: (range: DayRange, shiftType: ShiftType, freeDays?: readonly Day[]) => Promise<void>
  readonly changeType: (shift: PlannedShift, shiftType: ShiftType) => Promise<void>
  readonly remove: (shifts: readonly PlannedShift[]) => Promise<void>
  readonly removeAll: (shifts: readonly PlannedShift[]) => Promise<void>
  readonly underWay: readonly PlanningChange[]
  readonly stale: StaleShift | null
  readonly dismissStale: () => void
}

/**
 * The actions of an employee in the calendar of one contract. The calendar shows each action at once, and the employee
 * can undo it for some seconds.
 */
export function usePlanning({ id: contractId, shiftTypes }: MonthContract, yearMonth: YearMonth): Planning {
  const client = useQueryClient()
  const [stale, setStale] = useState<StaleShift | null>(null)
  const { act, underWay } = useMonthChange({
    kind: 'planning',
    send: sendPlanningChange,
    keep: (answer: PlannedMonth, change: PlanningChange) => {
      client.setQueryData(plannedMonthQuery(change.contractId, change.yearMonth).queryKey, answer)
    },
  })
  const { restoreRecupHolidays } = useAbsences(yearMonth)
  const month = { contractId, yearMonth }
  const typeOf = ({ shiftId }: PlannedShift) => shiftTypes.find(({ id }) => id === shiftId)

  /**
   * Offers to undo a change. The undo also books each 'Feestdag recup' again that the change removed. There is no undo
   * when the employee can no longer choose the type of a shift (rule planning-44).
   */
  function offerUndo(
    message: string,
    answers: readonly PlannedMonth[],
    back: readonly (PlanningChange | null)[],
  ): void {
    const changes = back.filter((change) => change !== null)
    if (changes.length < back.length) return showNote(`${message} ${texts.planning.typeGone}`)
    const removed = answers.flatMap(({ removedRecupHolidayDtos }) => removedRecupHolidayDtos)
    showUndo(message, () => void undo(changes, removed))
  }

  async function undo(changes: readonly PlanningChange[], removed: readonly RemovedRecupHoliday[]) {
    if ((await act(changes)) !== null) await restoreRecupHolidays(removed)
  }

  /** The change that plans a removed shift again. Null when the employee can no longer choose the type of the shift. */
  function planningAgain(shift: PlannedShift): PlanningChange | null {
    const shiftType = typeOf(shift)
    const day = dayOfShift(shift)
    return shiftType === undefined ? null : { ...month, kind: 'plan', first: day, last: day, shiftType }
  }

  async function plan(range: DayRange, shiftType: ShiftType, freeDays?: readonly Day[]) {
    const before = client.getQueryData(plannedMonthQuery(contractId, yearMonth).queryKey)?.plannedShiftDtos ?? []
    const answers = await act([
      { ...month, kind: 'plan', ...range, shiftType, ...(freeDays !== undefined && { freeDays }) },
    ])
    const answer = answers?.at(-1)
    if (answers === null || answer === undefined) return
    const planned = answer.plannedShiftDtos.filter(
      (shift) => isInRange(dayOfShift(shift), range) && !before.some(({ id }) => id === shift.id),
    )
    const days = writtenDays(range)
    offerUndo(
      freeDays === undefined
        ? texts.planning.planned(shiftType.name, days)
        : texts.planning.plannedOnFreeDays(shiftType.name, planned.length, days),
      answers,
      planned.map((shift) => ({ ...month, kind: 'remove', shift })),
    )
  }

  async function changeType(shift: PlannedShift, shiftType: ShiftType) {
    const answers = await act([{ ...month, kind: 'changeType', shift, shiftType }], ({ changedBy, current }) =>
      setStale({ changedBy, now: PlannedShift.parse(current), wanted: shiftType }),
    )
    const changed = answers?.at(-1)?.plannedShiftDtos.find(({ id }) => id === shift.id)
    if (answers === null || changed === undefined) return
    const before = typeOf(shift)
    offerUndo(texts.planning.changed(shiftType.name, writtenDays({ first: dayOfShift(shift) })), answers, [
      before === undefined ? null : { ...month, kind: 'changeType', shift: changed, shiftType: before },
    ])
  }

  async function remove(shifts: readonly PlannedShift[]) {
    const answers = await act(shifts.map((shift) => ({ ...month, kind: 'remove', shift })))
    if (answers !== null) offerUndo(texts.planning.removed(shifts.length), answers, shifts.map(planningAgain))
  }

  async function removeAll(shifts: readonly PlannedShift[]) {
    const answers = await act([{ ...month, kind: 'removeAll' }])
    if (answers !== null) offerUndo(texts.planning.removed(shifts.length), answers, shifts.map(planningAgain))
  }

  return { plan, changeType, remove, removeAll, underWay, stale, dismissStale: () => setStale(null) }
}
