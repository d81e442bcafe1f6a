import type { Day } from '../../time/day.ts'
import { brusselsDayOf, type Instant } from '../../time/instant.ts'

/** Numbers the shifts of each day from 0. All shifts are returned in the order of their start (rule planning-35). */
export function withIdInDay<Started extends { readonly start: Instant }>(
  shifts: readonly Started[],
): (Started & { readonly idInDay: number })[] {
  const counted = new Map<Day, number>()
  return [...shifts]
    .sort((a, b) => a.start - b.start)
    .map((shift) => {
      const day = brusselsDayOf(shift.start)
      const idInDay = counted.get(day) ?? 0
      counted.set(day, idInDay + 1)
      return { ...shift, idInDay }
    })
}
