import type { Day } from '@uurwerk/domain/time/day'
import type { Tx } from '../db/transaction.ts'
import { settleHolidaysOfPeople, type HolidaysOfPeople } from './settleHolidaysOfPeople.ts'

type HolidaysToSettle = Omit<HolidaysOfPeople, 'people'> & { readonly personId: number }

/**
 * Updates the recuperation days that public holidays grant to one person. Returns the days of the removed absences
 * 'Feestdag recup'.
 */
export async function settleHolidays(tx: Tx, { personId, ...settlement }: HolidaysToSettle): Promise<Day[]> {
  const removed = await settleHolidaysOfPeople(tx, { people: [personId], ...settlement })
  return removed.map(({ day }) => day).sort()
}
