import type { HalfDays } from '../balances/halfDays.ts'
import { FULL_DAY, HALF_DAY, NO_HALF_DAYS, halfDays } from '../balances/halfDays.ts'
import type { Day } from '../time/day.ts'
import { eachDay, isWeekend } from '../time/day.ts'

/** The days of a range on which there is something to be absent from; the others are skipped without a word. */
export const bookableDays = (
  { first, last }: { readonly first: Day; readonly last: Day },
  holidays: ReadonlySet<Day>,
): Day[] => eachDay(first, last).filter((day) => isBookable(day, holidays))

const isBookable = (day: Day, holidays: ReadonlySet<Day>): boolean => !isWeekend(day) && !holidays.has(day)

/** What a selection asks of a balance at least: of a single day half, of more days each whole. */
export function selectedSpanInHalfDays(days: readonly Day[]): HalfDays {
  if (days.length === 0) return NO_HALF_DAYS
  return days.length === 1 ? HALF_DAY : halfDays(days.length * FULL_DAY)
}
