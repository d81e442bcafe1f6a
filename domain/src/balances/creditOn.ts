import { NO_SECONDS, sumSeconds } from '../money/seconds.ts'
import { isOnProlongedSickLeave } from '../employment/isOnProlongedSickLeave.ts'
import { isWeekend, type Day } from '../time/day.ts'
import { containsDay } from '../time/dayPeriod.ts'
import { dayNeed } from './month/dayNeed.ts'
import { NO_EXACT_SECONDS, exactly, type ExactSeconds } from './month/exactSeconds.ts'
import { holidayGrant } from './holidayGrant.ts'
import type { MonthFacts } from './month/monthFacts.ts'

export type DayCredit = {
  readonly reason: 'prolonged_sick_leave' | 'public_holiday' | 'absence' | null
  readonly amount: ExactSeconds
}

/**
 * The credited hours of a day (hours without work that count as worked), and the reason for the credit. A day has only
 * one reason: a prolonged sickness, or else a public holiday, or else an absence (rules balances-9, balances-32).
 */
export function creditOn(facts: Omit<MonthFacts, 'yearMonth'>, day: Day): DayCredit {
  if (facts.kind === 'independent') return { reason: null, amount: NO_EXACT_SECONDS }
  if (isOnProlongedSickLeave(facts.prolongedSickLeave, day))
    return { reason: 'prolonged_sick_leave', amount: dayNeed(facts, day) }
  if (facts.holidays.has(day) && !isWeekend(day)) return { reason: 'public_holiday', amount: holidayCredit(facts, day) }
  const absences = facts.absences.filter((absence) => absence.day === day)
  if (absences.length === 0) return { reason: null, amount: NO_EXACT_SECONDS }
  return { reason: 'absence', amount: exactly(sumSeconds(absences.map((absence) => absence.seconds))) }
}

/** Hours that the person works on a public holiday lower the credit of that day (rule balances-33). */
function holidayCredit(facts: Omit<MonthFacts, 'yearMonth'>, day: Day): ExactSeconds {
  const { credit } = holidayGrant({
    day,
    worked: facts.workedOnHolidays.get(day) ?? NO_SECONDS,
    entitled: containsDay(facts.employment, day),
  })
  if (credit === 'none') return NO_EXACT_SECONDS
  const need = dayNeed(facts, day)
  return credit === 'half' ? ((need / 2) as ExactSeconds) : need
}
