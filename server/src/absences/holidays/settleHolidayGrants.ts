import type { Cause } from '@uurwerk/domain/people/cause'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { listExtraHolidaysAmong } from '../../calendar/extraHolidayStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { settleHolidaysOfPeople, type HolidaysOfPeople } from './settleHolidaysOfPeople.ts'

export type HolidaySettlement = {
  readonly personId: number
  /** The days on which the changed shifts start. For a moved shift, the list has both the old day and the new day. */
  readonly days: readonly Day[]
  readonly actorId: number | null
  readonly now: Instant
  readonly cause: Cause
}

/**
 * When nobody works on a public holiday any more, its leave is removed, and a booked day of this leave can be removed
 * too. Returns the removed days. The caller must first lock the person.
 */
export async function settleHolidayGrants(tx: Tx, { days, ...settlement }: HolidaySettlement): Promise<Day[]> {
  return settleHolidays(tx, { ...settlement, holidays: await affectedHolidays(tx, days) })
}

/** The public holidays on which people can work in shifts that start on these days. */
export async function affectedHolidays(tx: Tx, days: readonly Day[]): Promise<Day[]> {
  // The list includes the day after each start day, because a night shift also counts on the next day (rule balances-22).
  const touched = [...new Set(days.flatMap((day) => [day, addDays(day, 1)]))]
  const extra = await listExtraHolidaysAmong(tx, touched)
  return touched.filter((day) => holidayOn(day, extra) !== null)
}

type HolidaysToSettle = Omit<HolidaysOfPeople, 'people'> & { readonly personId: number }

/**
 * Updates the leave ('Feestdag recup') that these public holidays give one person. Returns the booked days of this
 * leave that were removed. The caller must first lock the person in the database.
 */
export async function settleHolidays(tx: Tx, { personId, ...settlement }: HolidaysToSettle): Promise<Day[]> {
  const removed = await settleHolidaysOfPeople(tx, { people: [personId], ...settlement })
  return removed.map(({ day }) => day).sort()
}
