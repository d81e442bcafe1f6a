import type { Holiday } from '@uurwerk/domain/calendar/holidays'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Tx } from '../platform/db/transaction.ts'

/** SQL that returns the company holidays of a period as one JSON list. Any SQL statement can use it as a column. */
export const extraHolidaysJson = (from: string, until: string): string => `
  (select coalesce(json_agg(json_build_object('date', extra.on_day, 'name', extra.name) order by extra.on_day), '[]')
   from extra_holidays extra
   where extra.on_day between ${from} and ${until})`

export async function listExtraHolidays(
  db: Database,
  { from, until }: { readonly from: Day; readonly until: Day },
): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select h.on_day as date, h.name from extra_holidays h where h.on_day between ${from} and ${until} order by h.on_day`.execute(
    db,
  )
  return rows
}

const extraHolidaysAmong = prepared<Holiday, [days: readonly Day[]]>(
  'extra holidays among',
  'select h.on_day as date, h.name from extra_holidays h where h.on_day = any($1::date[])',
)

/** Selects those of the given days that are company holidays. */
export async function listExtraHolidaysAmong(tx: Tx, days: readonly Day[]): Promise<Holiday[]> {
  return days.length === 0 ? [] : extraHolidaysAmong(tx, [days])
}

export async function insertExtraHoliday(tx: Tx, { date, name }: Holiday): Promise<void> {
  await tx.insertInto('extra_holidays').values({ on_day: date, name }).execute()
}

export async function deleteExtraHoliday(tx: Tx, day: Day): Promise<void> {
  await tx.deleteFrom('extra_holidays').where('extra_holidays.on_day', '=', day).execute()
}
