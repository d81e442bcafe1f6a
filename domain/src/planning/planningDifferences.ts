import type { AbsenceCategory } from '../absences/absenceCategory.ts'
import type { Day } from '../time/day.ts'
import type { Instant } from '../time/instant.ts'

type Shift = {
  readonly id: number
  readonly version: number
  readonly day: Day
  readonly shiftTypeId: number | null
  readonly start: Instant
  readonly end: Instant
  readonly adjusted: boolean
}

type Absence = { readonly day: Day; readonly category: AbsenceCategory; readonly fullDay: boolean }

/** The shifts and absences of a month at one moment: when HR or the employee locked the planning, or now. */
export type PlanningVersion<S extends Shift, A extends Absence> = {
  readonly shifts: readonly S[]
  readonly absences: readonly A[]
}

/** `ofType` and `ofTimes` are both false when only the break, the call-out or the interruption changed. */
export type PlanningDifference<S, A> = { readonly day: Day } & (
  | { readonly kind: 'shift_added' | 'shift_gone'; readonly shift: S }
  | {
      readonly kind: 'shift_changed'
      readonly before: S
      readonly after: S
      readonly ofType: boolean
      readonly ofTimes: boolean
    }
  | { readonly kind: 'absence_added' | 'absence_gone'; readonly absence: A }
  | { readonly kind: 'absence_changed'; readonly before: A; readonly after: A }
)

/**
 * The differences are found for each day (rules planning-40, planning-41). Two shifts with different ids can be equal.
 */
export function planningDifferences<S extends Shift, A extends Absence>(
  locked: PlanningVersion<S, A>,
  actual: PlanningVersion<S, A>,
): PlanningDifference<S, A>[] {
  const everything = [...locked.shifts, ...actual.shifts, ...locked.absences, ...actual.absences]
  const days = [...new Set(everything.map(({ day }) => day))].toSorted()
  return days.flatMap((day) => {
    const on = ({ shifts, absences }: PlanningVersion<S, A>): PlanningVersion<S, A> => ({
      shifts: shifts.filter((shift) => shift.day === day),
      absences: absences.filter((absence) => absence.day === day),
    })
    return [
      ...shiftDifferences(day, on(locked).shifts, on(actual).shifts),
      ...absenceDifferences(day, on(locked).absences, on(actual).absences),
    ]
  })
}

function shiftDifferences<S extends Shift>(
  day: Day,
  before: readonly S[],
  after: readonly S[],
): PlanningDifference<S, never>[] {
  const { pairs, gone, added } = pairsOf(before, after, [(one, other) => one.id === other.id, isSameShift])
  return [
    ...pairs
      .filter(([one, other]) => !isSameShift(one, other))
      .map(([one, other]) => ({
        kind: 'shift_changed' as const,
        day,
        before: one,
        after: other,
        ofType: one.shiftTypeId !== other.shiftTypeId,
        ofTimes: one.start !== other.start || one.end !== other.end,
      })),
    ...gone.map((shift) => ({ kind: 'shift_gone' as const, day, shift })),
    ...added.map((shift) => ({ kind: 'shift_added' as const, day, shift })),
  ]
}

function absenceDifferences<A extends Absence>(
  day: Day,
  before: readonly A[],
  after: readonly A[],
): PlanningDifference<never, A>[] {
  const { pairs, gone, added } = pairsOf(before, after, [isSameAbsence])
  return [
    ...pairs
      .filter(([one, other]) => !isSameAbsence(one, other))
      .map(([one, other]) => ({ kind: 'absence_changed' as const, day, before: one, after: other })),
    ...gone.map((absence) => ({ kind: 'absence_gone' as const, day, absence })),
    ...added.map((absence) => ({ kind: 'absence_added' as const, day, absence })),
  ]
}

const isSameShift = (one: Shift, other: Shift): boolean =>
  one.shiftTypeId === other.shiftTypeId &&
  one.start === other.start &&
  one.end === other.end &&
  one.adjusted === other.adjusted &&
  !isAdjustedAgain(one, other)

/**
 * True when an adjusted shift was changed again. The versions are compared, because the shifts of the calendar do not
 * contain the break, the call-out and the interruption, which may be the only changed values.
 */
const isAdjustedAgain = (one: Shift, other: Shift): boolean =>
  other.adjusted && one.id === other.id && one.version !== other.version

const isSameAbsence = (one: Absence, other: Absence): boolean =>
  one.category === other.category && one.fullDay === other.fullDay

type Likeness<T> = (before: T, after: T) => boolean

type Pairs<T> = {
  readonly pairs: readonly (readonly [before: T, after: T])[]
  readonly gone: readonly T[]
  readonly added: readonly T[]
}

/**
 * Makes pairs of an item of `before` and an item of `after`. The functions in `mostAlikeFirst` are used one after
 * another. The items that then remain are paired in their order. The items without a partner are returned separately.
 */
function pairsOf<T>(before: readonly T[], after: readonly T[], mostAlikeFirst: readonly Likeness<T>[]): Pairs<T> {
  const pairs: [T, T][] = []
  let gone = [...before]
  const added = [...after]
  for (const isAlike of [...mostAlikeFirst, () => true]) {
    gone = gone.filter((one) => {
      const place = added.findIndex((other) => isAlike(one, other))
      if (place === -1) return true
      for (const other of added.splice(place, 1)) pairs.push([one, other])
      return false
    })
  }
  return { pairs, gone, added }
}
