import { addDays, weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'

const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekdayOf(day)),
  End: (day) => addDays(day, 7 - weekdayOf(day)),
}

/** The day to which a key moves the focus within the month; null for another key. Home and End move within the week. */
export function dayOnKey(key: string, day: Day): Day | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const [next, month] = [step(day), monthOf(day)]
  if (key.startsWith('Arrow')) return monthOf(next) === month ? next : day
  return next < firstDayOf(month) ? firstDayOf(month) : next > lastDayOf(month) ? lastDayOf(month) : next
}
