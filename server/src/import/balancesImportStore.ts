import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'

export type StandingCounter = {
  readonly personId: number
  readonly year: number
  readonly type: CounterType
  readonly granted: HalfDays
  readonly left: HalfDays
  /** Whether anything but holidays of weekends moved it: until then nobody has entered it. */
  readonly entered: boolean
}

export async function selectCountersOf(tx: Tx, people: readonly number[]): Promise<StandingCounter[]> {
  const { rows } = await sql<StandingCounter>`
    select b.person_id as "personId", b.year, b.counter_type as type, b.original_half_days as granted,
      b.current_half_days as "left",
      exists (
        select from counter_entries e
        where e.person_id = b.person_id and e.year = b.year and e.counter_type = b.counter_type
          and (e.holiday_on is null or e.absence_id is not null)) as entered
    from counter_balances b
    where b.person_id = any(${people}::bigint[])`.execute(tx)
  return rows
}

export type RecupOpening = {
  readonly personId: number
  readonly month: YearMonth | null
  readonly seconds: Seconds
}

export async function selectRecupOpenings(tx: Tx, people: readonly number[]): Promise<RecupOpening[]> {
  const { rows } = await sql<RecupOpening>`
    select p.id as "personId", to_char(p.recup_opening_month, 'YYYY-MM') as month, p.recup_opening_seconds as seconds
    from people p
    where p.id = any(${people}::bigint[])`.execute(tx)
  return rows
}

export type NewRecupOpening = RecupOpening & { readonly month: YearMonth }

export async function updateRecupOpenings(tx: Tx, openings: readonly NewRecupOpening[]): Promise<void> {
  const ids = openings.map(({ personId }) => personId)
  const months = openings.map(({ month }) => firstDayOf(month))
  const seconds = openings.map((opening) => opening.seconds)
  await sql`
    update people p
    set recup_opening_month = o.month_on, recup_opening_seconds = o.seconds, version = p.version + 1
    from unnest(${ids}::bigint[], ${months}::date[], ${seconds}::int[]) o (id, month_on, seconds)
    where p.id = o.id`.execute(tx)
}
