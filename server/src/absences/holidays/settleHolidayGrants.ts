import type { Cause } from '@uurwerk/domain/people/cause'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { listExtraHolidaysAmong } from '../../calendar/extraHolidayStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { settleHolidaysOfPeople, type HolidaysOfPeople } from './settleHolidaysOfPeople.ts'

export type HolidaySettlement = {
  readonly personId: number
  /**
   * The days on which the new, changed and removed shifts start. For a moved shift, both the old day and the new day
   * are included.
   */
  readonly days: readonly Day[]
  readonly actorId: number | null
  readonly now: Instant
  /** The cause of the change. The ledger of the counter shows this cause. */
  readonly cause: Cause
}

/**
 * Updates the days of 'Feestdag recup' that public holidays give, after a change of shifts. Returns the days of the
 * 'Feestdag recup' absences that were removed because nobody works on their public holiday any more. The caller must
 * lock the person first (rule balances-22).
 */
export async function settleHolidayGrants(tx: Tx, { days, ...settlement }: HolidaySettlement): Promise<Day[]> {
  return settleHolidays(tx, { ...settlement, holidays: await holidaysTouched(tx, days) })
}

/** The public holidays on which somebody can work in a shift that starts on one of these days. */
export async function holidaysTouched(tx: Tx, days: readonly Day[]): Promise<Day[]> {
  // The list includes the day after each start day, because a night shift ends on the next day.
  const touched = [...new Set(days.flatMap((day) => [day, addDays(day, 1)]))]
  const extra = await listExtraHolidaysAmong(tx, touched)
  return touched.filter((day) => holidayOn(day, extra) !== null)
}

type HolidaysToSettle = Omit<HolidaysOfPeople, 'people'> & { readonly personId: number }

/**
 * Updates the days of 'Feestdag recup' that these public holidays give one person. Returns the days of the removed
 * 'Feestdag recup' absences. The caller must lock the person first.
 */
export async function settleHolidays(tx: Tx, { personId, ...settlement }: HolidaysToSettle): Promise<Day[]> {
  const removed = await settleHolidaysOfPeople(tx, { people: [personId], ...settlement })
  return removed.map(({ day }) => day).sort()
}
