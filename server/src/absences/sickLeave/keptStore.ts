import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'

/**
 * Selects the records that a prolonged sickness removed and that are on days outside its current period (`period`).
 * When `period` is null, the sickness has no days any more, and all records are selected.
 */
export type KeptOutside = { readonly id: number; readonly period: DayPeriod | null }

export const isOutside = (day: 'a.day_on' | 's.start_on', { period }: KeptOutside): RawBuilder<boolean> =>
  period === null
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(day)} not between ${period.start}::date and coalesce(${period.end}::date, 'infinity')`

/**
 * Deletes the link between removed records and the prolonged sickness that removed them, so that HR is not asked again
 * to restore them. Returns the days of the records (rule people-45).
 */
export async function forgetKeptOutside(tx: Tx, kept: KeptOutside): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    with shift as (
      update shifts s set prolonged_sick_leave_id = null
      where s.prolonged_sick_leave_id = ${kept.id} and ${isOutside('s.start_on', kept)}
      returning s.start_on as day
    ), absence as (
      update absences a set prolonged_sick_leave_id = null
      where a.prolonged_sick_leave_id = ${kept.id} and ${isOutside('a.day_on', kept)}
      returning a.day_on as day
    )
    select day from shift union select day from absence order by day`.execute(tx)
  return rows.map(({ day }) => day)
}
