import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { freezeOn } from '../booking/freezeOn.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { readContractMonths } from '../../contracts/months/contractMonthStore.ts'

/** Returns the days, of the given days, on which HR can no longer change an absence. */
export async function daysFrozenForHr(tx: Tx, personId: number, days: readonly Day[]): Promise<Day[]> {
  const frozen: Day[] = []
  for (const yearMonth of new Set(days.map(monthOf))) {
    const contracts = await readContractMonths(tx, { personId, yearMonth })
    frozen.push(...days.filter((day) => monthOf(day) === yearMonth && freezeOn(contracts, 'hr', day) !== null))
  }
  return frozen
}
