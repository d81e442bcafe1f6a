import type { ShiftType } from '@uurwerk/contract/customers'
import { PlannedShift } from '@uurwerk/contract/planning'
import type { PlannedMonth } from '@uurwerk/contract/planning'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonthContract } from '../contracts/queries.ts'
import { useMonthChange } from '../month/useMonthChange.ts'
import { texts } from '../texts/texts.ts'
import { showUndo } from '../ui/showUndo.tsx'
import { writtenDays } from '../ui/writtenDays.ts'
import { dayOfShift, sendPlanningChange } from './planningChange.ts'
import type { PlanningChange } from './planningChange.ts'
import { plannedMonthQuery } from './queries.ts'

/** A shift that somebody else changed first, as it stands now, and the type that it was to get. */
export type StaleShift = {
  readonly changedBy: string | null
  readonly now: PlannedShift
  readonly wanted: ShiftType
}

export type Planning = {
  readonly plan: (range: { readonly first: Day; readonly last: Day }, shiftType: ShiftType) => Promise<void>
  readonly changeType: (shift: PlannedShift, shiftType: ShiftType) => Promise<void>
  readonly remove: (shifts: readonly PlannedShift[]) => Promise<void>
  readonly removeAll: (shifts: readonly PlannedShift[]) => Promise<void>
  readonly underWay: readonly PlanningChange[]
  readonly stale: StaleShift | null
  readonly forgetStale: () => void
}

/** What an employee does in the calendar of one contract. It shows at once, and for a while it can be undone. */
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
  const month = { contractId, yearMonth }
  const typeOf = ({ shiftId }: PlannedShift) => shiftTypes.find(({ id }) => id === shiftId)

  function offerUndo(message: string, back: readonly (PlanningChange | null)[]): void {
    const changes = back.filter((change) => change !== null)
    if (changes.length === back.length) showUndo(message, () => void act(changes))
  }

  /** Null when the shift is of a type that is no longer there to choose. */
  function planningAgain(shift: PlannedShift): PlanningChange | null {
    const shiftType = typeOf(shift)
    const day = dayOfShift(shift)
    return shiftType === undefined ? null : { ...month, kind: 'plan', first: day, last: day, shiftType }
  }

  async function plan({ first, last }: { readonly first: Day; readonly last: Day }, shiftType: ShiftType) {
    const answer = await act([{ ...month, kind: 'plan', first, last, shiftType }])
    const planned = answer?.plannedShiftDtos.filter((shift) => dayOfShift(shift) >= first && dayOfShift(shift) <= last)
    if (planned === undefined) return
    offerUndo(
      texts.planning.planned(shiftType.name, writtenDays({ first, last })),
      planned.map((shift) => ({ ...month, kind: 'remove', shift })),
    )
  }

  async function changeType(shift: PlannedShift, shiftType: ShiftType) {
    const answer = await act([{ ...month, kind: 'changeType', shift, shiftType }], ({ changedBy, current }) =>
      setStale({ changedBy, now: PlannedShift.parse(current), wanted: shiftType }),
    )
    const changed = answer?.plannedShiftDtos.find(({ id }) => id === shift.id)
    if (changed === undefined) return
    const before = typeOf(shift)
    offerUndo(texts.planning.changed(shiftType.name, writtenDays({ first: dayOfShift(shift) })), [
      before === undefined ? null : { ...month, kind: 'changeType', shift: changed, shiftType: before },
    ])
  }

  async function remove(shifts: readonly PlannedShift[]) {
    const answer = await act(shifts.map((shift) => ({ ...month, kind: 'remove', shift })))
    if (answer !== null) offerUndo(texts.planning.removed(shifts.length), shifts.map(planningAgain))
  }

  async function removeAll(shifts: readonly PlannedShift[]) {
    const answer = await act([{ ...month, kind: 'removeAll' }])
    if (answer !== null) offerUndo(texts.planning.removed(shifts.length), shifts.map(planningAgain))
  }

  return { plan, changeType, remove, removeAll, underWay, stale, forgetStale: () => setStale(null) }
}
