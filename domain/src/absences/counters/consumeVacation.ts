import { leftIn, type CountersLeft, type CounterUse } from '../../balances/counterUse.ts'
import { vacationCounterTypes } from '../../balances/counterType.ts'
import { FULL_DAY, HALF_DAY, type HalfDays } from '../../balances/halfDays.ts'

/**
 * The first counter with enough days. When no counter has a full day, the first two counters with half a day. Null when
 * the counters do not have enough days (rule absences-28).
 */
export function consumeVacation(left: CountersLeft, amount: HalfDays): CounterUse[] | null {
  const holding = (least: HalfDays) => vacationCounterTypes.filter((counter) => leftIn(left, counter) >= least)
  const [whole] = holding(amount)
  if (whole !== undefined) return [{ counter: whole, amount }]
  const halves = holding(HALF_DAY).slice(0, 2)
  return amount === FULL_DAY && halves.length === 2 ? halves.map((counter) => ({ counter, amount: HALF_DAY })) : null
}
