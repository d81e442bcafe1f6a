import type { Day } from '@uurwerk/domain/time/day'
import type { Tx } from '../db/transaction.ts'
import { settleHolidaysOfPeople, type HolidaysOfPeople } from './settleHolidaysOfPeople.ts'

type HolidaysToSettle = Omit<HolidaysOfPeople, 'people'> & { readonly personId: number }

/** Updates the grants of one person's public holidays. Returns the days whose 'Feestdag recup' was removed. */
export async function settleHolidays(tx: Tx, { personId, ...settlement }: HolidaysToSettle): Promise<Day[]> {
  const removed = await settleHolidaysOfPeople(tx, { people: [personId], ...settlement })
  return removed.map(({ day }) => day).sort()
}
