import type { BonusRates } from '@uurwerk/domain/customers/bonusRates'
import type { CustomerHours } from '@uurwerk/domain/customers/customerHours'
import type { Callout } from '@uurwerk/domain/planning/shift/shift'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { SHIFT_TIMES, type ShiftTimesRow } from '../balances/months/shiftTimesStore.ts'
import type { Database } from '../platform/db/database.ts'

/** The shifts of one person at one customer in a month, with the facts that decide their premiums. */
export type PremiumShiftsRow = {
  readonly personId: number
  readonly hours: CustomerHours
  readonly rates: BonusRates
  readonly extraHolidays: readonly Day[]
  readonly shifts: readonly PremiumShiftRow[]
}

export type PremiumShiftRow = {
  readonly day: Day
  readonly times: ShiftTimesRow
  readonly callout: Callout | null
  readonly interrupted: boolean
}

type Input = { readonly personIds: readonly number[]; readonly yearMonth: YearMonth }

/** The company holidays include the day after the month, on which a night shift can end. */
export async function listPremiumShifts(db: Database, { personIds, yearMonth }: Input): Promise<PremiumShiftsRow[]> {
  const [firstDay, lastDay] = [firstDayOf(yearMonth), lastDayOf(yearMonth)]
  const { rows } = await sql<PremiumShiftsRow>`
    select s.person_id as "personId",
      json_build_object('morning', k.morning_minute, 'evening', k.evening_minute, 'night', k.night_minute) as hours,
      (select coalesce(json_object_agg(b.bonus_type, b.percentage_bp), '{}')
       from bonus_rates b
       where b.customer_id = k.id) as rates,
      (select coalesce(json_agg(h.on_day), '[]')
       from extra_holidays h
       where h.on_day between ${firstDay} and ${lastDay}::date + 1) as "extraHolidays",
      json_agg(json_build_object('day', s.start_on, 'callout', s.callout, 'interrupted', s.interrupted,
        'times', ${sql.raw(SHIFT_TIMES)}) order by s.start_at) as shifts
    from shifts s
    join contracts c on c.id = s.contract_id
    join customers k on k.id = c.customer_id
    where s.person_id = any(${[...personIds]}::bigint[]) and s.start_on between ${firstDay} and ${lastDay}
      and s.closed_at is null
    group by s.person_id, k.id`.execute(db)
  return rows
}
