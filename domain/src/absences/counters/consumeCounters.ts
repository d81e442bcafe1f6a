import { leftIn, type CountersLeft, type CounterUse } from '../../balances/counterUse.ts'
import type { CounterType } from '../../balances/counterType.ts'
import { FULL_DAY, halfDays, type HalfDays } from '../../balances/halfDays.ts'
import type { AbsenceCategory } from '../absenceCategory.ts'
import { consumeVacation } from './consumeVacation.ts'
import { countersFor, leftFor, leftInNamed } from './countersFor.ts'

export type Consumption = {
  readonly category: AbsenceCategory
  /** The leave counter that HR chose; null when the kind of absence decides. */
  readonly counter: CounterType | null
  readonly amount: HalfDays
}

/**
 * The counters with the number of days that an absence takes. Empty when it takes no days; null when the counters do
 * not have enough days (rules absences-30, absences-34).
 */
export function consumeCounters(left: CountersLeft, { category, counter, amount }: Consumption): CounterUse[] | null {
  if (counter !== null) return leftInNamed(left, counter) < amount ? null : [{ counter, amount }]
  switch (category) {
    case 'VACATION':
      return consumeVacation(left, amount)
    case 'RECUPERATION_HOLIDAY':
      return consumeRecupHoliday(left, amount)
    // The law counts how many times a person is sick without a certificate. Half a day of this sickness therefore also
    // takes a whole day from the counter of this sickness. This counter may go below zero.
    case 'SICK_LEAVE_NO_CERTIFICATE':
      return [{ counter: category, amount: FULL_DAY }]
    default: {
      const [own] = countersFor(category)
      if (own === undefined) return []
      return leftIn(left, own) < amount ? null : [{ counter: own, amount }]
    }
  }
}

/**
 * The counter of last year is emptied first. The days that can be booked are the sum of both counters, so a counter
 * below zero lowers them (rules absences-32, absences-33).
 */
function consumeRecupHoliday(left: CountersLeft, amount: HalfDays): CounterUse[] | null {
  if (leftFor('RECUPERATION_HOLIDAY', left) < amount) return null
  const fromPrevious = halfDays(Math.min(amount, leftIn(left, 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR')))
  const fromThis = halfDays(amount - fromPrevious)
  const uses: CounterUse[] = [
    { counter: 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR', amount: fromPrevious },
    { counter: 'RECUPERATION_HOLIDAY', amount: fromThis },
  ]
  return uses.filter((use) => use.amount > 0)
}

/** The days left in each counter (balance of days) after an absence took days from the counters. */
export const countersAfter = (left: CountersLeft, uses: readonly CounterUse[]): CountersLeft => moved(left, uses, -1)

/** The days left in each counter (balance of days) after the days of an absence returned to the counters. */
export const countersGivenBack = (left: CountersLeft, uses: readonly CounterUse[]): CountersLeft => moved(left, uses, 1)

const moved = (left: CountersLeft, uses: readonly CounterUse[], sign: 1 | -1): CountersLeft =>
  uses.reduce<CountersLeft>(
    (all, { counter, amount }) => ({ ...all, [counter]: halfDays(leftIn(all, counter) + sign * amount) }),
    left,
  )
