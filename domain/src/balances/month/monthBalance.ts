import { NO_SECONDS, seconds, sumSeconds, type Seconds } from '../../money/seconds.ts'
import { daysOf } from '../../time/yearMonth.ts'
import { creditOn } from '../creditOn.ts'
import { exactly, roundToSeconds, sumExact } from './exactSeconds.ts'
import type { MonthFacts } from './monthFacts.ts'
import { monthNeed } from './monthNeed.ts'

export type MonthBalance = {
  readonly needed: Seconds
  /** The worked hours of a month plus the credited hours (hours of holidays and absences that count as worked). */
  readonly counted: Seconds
  readonly earned: Seconds
  /** The hours of recuperation that are booked in the month. */
  readonly taken: Seconds
  readonly worked: Seconds
  readonly workedEnough: boolean
}

/** The balance of one person in one month, over all contracts (rules balances-31, balances-34). */
export function monthBalance(facts: MonthFacts): MonthBalance {
  const { worked } = facts
  const needed = monthNeed(facts, facts.yearMonth)
  const counted = countedOf(facts)
  const recuperation = facts.absences.filter(({ isRecuperation }) => isRecuperation)
  return {
    needed,
    counted,
    // A self-employed person builds up no recuperation, because a self-employed person has no needed hours.
    earned: facts.kind === 'independent' ? NO_SECONDS : seconds(counted - needed),
    taken: sumSeconds(recuperation.map((absence) => absence.seconds)),
    worked,
    workedEnough: counted >= needed,
  }
}

function countedOf(facts: MonthFacts): Seconds {
  const credits = daysOf(facts.yearMonth).map((day) => creditOn(facts, day).amount)
  return roundToSeconds(sumExact([exactly(facts.worked), ...credits]))
}
