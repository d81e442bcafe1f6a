import type { Day } from '../../time/day.ts'
import { brusselsDayOf, type Instant } from '../../time/instant.ts'

export type RosterShift = {
  readonly contractId: number
  readonly id: number | null
  readonly start: Instant
  readonly end: Instant
  readonly shiftTypeId: number | null
}

/**
 * A change of one shift. `before` and `after` contain only the values that changed. `before` is null for a new shift,
 * and `after` is null for a removed shift. When `id` is null, the change is about the shift of the contract on `day`.
 */
export type RosterChange = {
  readonly contractId: number
  readonly id: number | null
  readonly day: Day | null
  readonly before: Partial<Omit<RosterShift, 'id' | 'contractId'>> | null
  readonly after: Partial<Omit<RosterShift, 'id' | 'contractId'>> | null
}

export type ChangedDay = {
  readonly day: Day
  readonly before: readonly RosterShift[]
  readonly after: readonly RosterShift[]
}

/**
 * The changes are sorted by time. The shifts before the changes are calculated from the shifts now: each change is
 * undone, the last change first (rules notices-7, team-18).
 */
export function rosterChanges(
  changes: readonly RosterChange[],
  now: readonly RosterShift[],
  days: readonly Day[],
): readonly ChangedDay[] {
  let shifts = now
  for (const change of changes.toReversed()) shifts = takenBack(shifts, change)
  return days.map((day) => ({ day, before: onDay(shifts, day), after: onDay(now, day) }))
}

function takenBack(shifts: readonly RosterShift[], change: RosterChange): readonly RosterShift[] {
  const isSame = (shift: RosterShift) =>
    shift.contractId === change.contractId &&
    (change.id === null ? change.day !== null && brusselsDayOf(shift.start) === change.day : shift.id === change.id)
  const standing = shifts.find(isSame)
  const others = shifts.filter((shift) => shift !== standing)
  const { before } = change
  if (before === null) return others
  const { start, end, shiftTypeId = null } = { ...standing, ...before }
  if (start === undefined || end === undefined) return others
  return [...others, { contractId: change.contractId, id: change.id, start, end, shiftTypeId }]
}

const onDay = (shifts: readonly RosterShift[], day: Day): readonly RosterShift[] =>
  shifts.filter(({ start }) => brusselsDayOf(start) === day).toSorted((a, b) => a.start - b.start)

/** True when the shifts of a day have other times or other shift types than before. */
export const isChanged = ({ before, after }: ChangedDay): boolean => asText(before) !== asText(after)

const asText = (shifts: readonly RosterShift[]): string =>
  JSON.stringify(shifts.map(({ contractId, start, end, shiftTypeId }) => [contractId, start, end, shiftTypeId]))
