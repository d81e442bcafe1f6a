import type { Day } from '../../time/day.ts'
import { brusselsDayOf } from '../../time/instant.ts'
import { isChanged, rosterChanges, type RosterChange, type RosterShift } from '../notices/rosterChanges.ts'

/** A change of the roster, and the day on which it was made. */
export type MadeChange = { readonly madeOn: Day; readonly change: RosterChange }

type Asked = {
  /** The changes of one person, in the order of their times. */
  readonly changes: readonly MadeChange[]
  /** The shifts of the person now. */
  readonly now: readonly RosterShift[]
  readonly days: readonly Day[]
  readonly isLate: (madeOn: Day, day: Day) => boolean
}

/**
 * The days whose roster a late change made different. A day whose late changes HR undid is left out (rule
 * team-18).
 */
export function lateChangedDays({ changes, now, days, isLate }: Asked): Day[] {
  const touched = changes.map(({ change }) => daysOf(change, now))
  return days.filter((day) => {
    const first = changes.findIndex(({ madeOn }, place) => touched[place]!.includes(day) && isLate(madeOn, day))
    if (first === -1) return false
    const since = changes.slice(first).map(({ change }) => change)
    return rosterChanges(since, now, [day]).some(isChanged)
  })
}

/** The days that a change can concern. A change of only the shift type names no day, so its day is that of the shift now. */
function daysOf({ id, day, before, after }: RosterChange, now: readonly RosterShift[]): readonly (Day | null)[] {
  const starts = [before?.start, after?.start, id === null ? undefined : now.find((shift) => shift.id === id)?.start]
  return [day, ...starts.flatMap((start) => (start === undefined ? [] : brusselsDayOf(start)))]
}
