import type { Day } from '../../time/day.ts'
import { brusselsDayOf } from '../../time/instant.ts'
import { isChanged, rosterChanges, type RosterChange, type RosterShift } from '../notices/rosterChanges.ts'

/** A change of the roster (the planned shifts), and the day on which the change was made. */
export type MadeChange = { readonly madeOn: Day; readonly change: RosterChange }

type Asked = {
  /** The changes of the shifts of one person, in the order of their times. */
  readonly changes: readonly MadeChange[]
  /** The shifts of the person now. */
  readonly now: readonly RosterShift[]
  readonly days: readonly Day[]
  readonly isLate: (madeOn: Day, day: Day) => boolean
}

/**
 * The days whose shifts are different because of a late change (a change too short before the day). When HR undid the
 * late changes of a day, the day is left out (rule team-18).
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

/**
 * The days that a change can concern. A change of only the shift type contains no day. Its day is then the day of the
 * current shift.
 */
function daysOf({ id, day, before, after }: RosterChange, now: readonly RosterShift[]): readonly (Day | null)[] {
  const starts = [before?.start, after?.start, id === null ? undefined : now.find((shift) => shift.id === id)?.start]
  return [day, ...starts.flatMap((start) => (start === undefined ? [] : brusselsDayOf(start)))]
}
