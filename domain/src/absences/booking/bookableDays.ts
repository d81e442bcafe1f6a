import { eachDay, isWeekend, type Day } from '../../time/day.ts'

/** The days of a range that are neither on a weekend nor a public holiday (rule absences-16). */
export const bookableDays = (
  { first, last }: { readonly first: Day; readonly last: Day },
  holidays: ReadonlySet<Day>,
): Day[] => eachDay(first, last).filter((day) => isBookable(day, holidays))

const isBookable = (day: Day, holidays: ReadonlySet<Day>): boolean => !isWeekend(day) && !holidays.has(day)
