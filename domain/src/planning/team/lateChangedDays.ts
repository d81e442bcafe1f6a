import type { Day } from '../../time/day.ts'
import { brusselsDayOf } from '../../time/instant.ts'
import { isChanged, rosterChanges, type RosterChange, type RosterShift } from '../notices/rosterChanges.ts'

export type MadeChange = { readonly madeOn: Day; readonly change: RosterChange }

type Input = {
  readonly changes: readonly MadeChange[]
  readonly now: readonly RosterShift[]
  readonly days: readonly Day[]
  readonly isLate: (madeOn: Day, day: Day) => boolean
}

/**
 * The days of `days` with a late change. A day is left out when its shifts are now the same as before its first late
 * change (rule team-18).
 */
export function lateChangedDays({ changes, now, days, isLate }: Input): Day[] {
  const touched = changes.map(({ change }) => daysOf(change, now))
  return days.filter((day) => {
    const first = changes.findIndex(({ madeOn }, place) => touched[place]!.includes(day) && isLate(madeOn, day))
    if (first === -1) return false
    const since = changes.slice(first).map(({ change }) => change)
    return rosterChanges(since, now, [day]).some(isChanged)
  })
}

/** A change of only the shift type contains no day, so the day of the current shift is used. */
function daysOf({ id, day, before, after }: RosterChange, now: readonly RosterShift[]): readonly (Day | null)[] {
  const starts = [before?.start, after?.start, id === null ? undefined : now.find((shift) => shift.id === id)?.start]
  return [day, ...starts.flatMap((start) => (start === undefined ? [] : brusselsDayOf(start)))]
}
