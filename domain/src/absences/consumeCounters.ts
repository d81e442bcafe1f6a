import type { CountersLeft, CounterUse } from '../balances/counterUse.ts'
import { leftIn } from '../balances/counterUse.ts'
import type { CounterType } from '../balances/counterType.ts'
import type { HalfDays } from '../balances/halfDays.ts'
import { FULL_DAY, halfDays } from '../balances/halfDays.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import { consumeVacation } from './consumeVacation.ts'
import { countersFor, leftFor, leftInNamed } from './countersFor.ts'

export type Consumption = {
  readonly category: AbsenceCategory
  /** The counter that HR names, or null to take what the category takes. */
  readonly counter: CounterType | null
  readonly amount: HalfDays
}

/**
 * What an absence takes from which counters; nothing for most kinds, null when there is not enough (rules absences-30,
 * absences-34).
 */
export function consumeCounters(left: CountersLeft, { category, counter, amount }: Consumption): CounterUse[] | null {
  if (counter !== null) return leftInNamed(left, counter) < amount ? null : [{ counter, amount }]
  switch (category) {
    case 'VACATION':
      return consumeVacation(left, amount)
    case 'RECUPERATION_HOLIDAY':
      return consumeRecupHoliday(left, amount)
    // The law counts occasions: half a day without a certificate is one too. HR may go below what is left.
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
 * Last year's days go first, down to the half. The two counters are one purse: a debt in the second weighs on the first
 * (rules absences-32, absences-33).
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

/** The counters once an absence has taken its share. */
export const countersAfter = (left: CountersLeft, uses: readonly CounterUse[]): CountersLeft => moved(left, uses, -1)

/** The counters once an absence has given its share back. */
export const countersGivenBack = (left: CountersLeft, uses: readonly CounterUse[]): CountersLeft => moved(left, uses, 1)

const moved = (left: CountersLeft, uses: readonly CounterUse[], sign: 1 | -1): CountersLeft =>
  uses.reduce<CountersLeft>(
    (all, { counter, amount }) => ({ ...all, [counter]: halfDays(leftIn(all, counter) + sign * amount) }),
    left,
  )
