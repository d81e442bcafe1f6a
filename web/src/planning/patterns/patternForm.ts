import type { BodyInput } from '@uurwerk/contract/endpoint'
import type { createShiftPattern } from '@uurwerk/contract/planning/patterns/shiftPatterns'
import { nextStartOf } from '@uurwerk/domain/planning/patterns/shiftPattern'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { mondayOf } from '@uurwerk/domain/time/week'
import type { ShiftPatternDto } from './queries.ts'

export type PatternBody = BodyInput<typeof createShiftPattern>

/**
 * The values of the form. `days` has the id of a shift type for each day, as text. The text '' is a day without a
 * shift.
 */
export type PatternValues = {
  readonly name: string
  readonly weeks: string
  readonly startsOn: Day
  readonly days: Readonly<Record<string, string>>
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** The name of the field of a day of the pattern. */
export const placeOf = (week: number, weekday: number): string => `${week}-${weekday}`

/** The numbers of the weeks of a pattern: 1, 2 and so on. */
export const weeksOfPattern = (weeks: number): number[] => Array.from({ length: weeks }, (_, index) => index + 1)

/**
 * The values of the form for a pattern, or for a new pattern. A day whose shift type is no longer in use becomes a day
 * without a shift.
 */
export function patternValuesOf(
  pattern: ShiftPatternDto | null,
  { shiftTypes, today }: { readonly shiftTypes: readonly { readonly id: number }[]; readonly today: Day },
): PatternValues {
  const used = (pattern?.days ?? []).filter(({ shiftId }) => shiftTypes.some(({ id }) => id === shiftId))
  return {
    name: pattern?.name ?? '',
    weeks: String(pattern?.weeks ?? 2),
    startsOn: pattern === null ? mondayOf(today) : nextStartOf(pattern, today),
    days: Object.fromEntries(used.map(({ week, weekday, shiftId }) => [placeOf(week, weekday), String(shiftId)])),
  }
}

/** The Mondays on which the first week of a pattern can begin, from the week of `today` on. */
export const startChoices = (weeks: number, today: Day): Day[] =>
  weeksOfPattern(weeks).map((week) => addDays(mondayOf(today), (week - 1) * 7))

/**
 * The days of a pattern with a shift. A field without a shift type is a day without a shift. The days of weeks that the
 * pattern no longer has are left out.
 */
export const daysOfPattern = (weeks: number, days: Readonly<Record<string, string | number | null>>) =>
  weeksOfPattern(weeks).flatMap((week) =>
    WEEKDAYS.flatMap((weekday) => {
      const shiftId = Number(days[placeOf(week, weekday)])
      return shiftId > 0 ? [{ week, weekday, shiftId }] : []
    }),
  )

/** The body of the request that saves the pattern. */
export const patternBodyOf = ({ weeks, days, ...named }: PatternValues): PatternBody => ({
  ...named,
  weeks: Number(weeks),
  days: daysOfPattern(Number(weeks), days),
})
