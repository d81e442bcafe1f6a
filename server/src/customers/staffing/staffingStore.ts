import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type StaffingFields = {
  readonly shiftTypeId: number
  readonly period: DayPeriod
  readonly weekdays: readonly number[]
  readonly onHolidays: number | null
  readonly qualification: { readonly id: number; readonly name: string } | null
}

export type StaffingRow = StaffingFields & {
  readonly id: number
  readonly version: number
  readonly shiftTypeName: string
}

const levels = prepared<StaffingRow, [customerId: number]>(
  'staffing levels of a customer',
  `select l.id, l.version, l.shift_type_id as "shiftTypeId", t.name as "shiftTypeName",
     json_build_object('start', l.start_on, 'end', l.end_on) as period, l.weekdays, l.on_holidays as "onHolidays",
     case when q.id is not null then json_build_object('id', q.id, 'name', q.name) end as qualification
   from staffing_levels l
   join shift_types t on t.id = l.shift_type_id
   left join qualifications q on q.id = l.qualification_id
   where l.customer_id = $1
   order by t.start_minute, t.name collate dutch, t.id, l.start_on`,
)

export const listStaffing = (db: Database, customerId: number): Promise<StaffingRow[]> => levels(db, [customerId])

const columnsOf = ({ shiftTypeId, period, weekdays, onHolidays, qualification }: StaffingFields) => ({
  shift_type_id: shiftTypeId,
  start_on: period.start,
  end_on: period.end,
  weekdays: [...weekdays],
  on_holidays: onHolidays,
  qualification_id: qualification?.id ?? null,
})

export async function insertStaffing(tx: Tx, customerId: number, fields: StaffingFields): Promise<number> {
  const { id } = await tx
    .insertInto('staffing_levels')
    .values({ customer_id: customerId, ...columnsOf(fields) })
    .returning('staffing_levels.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateStaffing(tx: Tx, id: number, fields: StaffingFields): Promise<void> {
  await tx
    .updateTable('staffing_levels')
    .set((level) => ({ ...columnsOf(fields), version: level('staffing_levels.version', '+', 1) }))
    .where('staffing_levels.id', '=', id)
    .execute()
}

export async function deleteStaffing(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('staffing_levels').where('staffing_levels.id', '=', id).execute()
}

/** A shift type that an employee made for personal use cannot have a staffing level. */
export async function isTypeOfCustomer(tx: Tx, shiftTypeId: number, customerId: number): Promise<boolean> {
  const type = await tx
    .selectFrom('shift_types as t')
    .select('t.id')
    .where('t.id', '=', shiftTypeId)
    .where('t.customer_id', '=', customerId)
    .where('t.owner_id', 'is', null)
    .executeTakeFirst()
  return type !== undefined
}

export type LevelRow = Pick<StaffingRow, 'shiftTypeId' | 'period' | 'weekdays' | 'onHolidays'> & {
  readonly shiftTypeName: string
  readonly customerId: number
  readonly customerName: string
  readonly parentId: number | null
  readonly startMinute: number
  readonly endMinute: number
  readonly breakStartMinute: number | null
  readonly breakEndMinute: number | null
}

const levelsOfPeriod = prepared<LevelRow, [from: Day, to: Day]>(
  'staffing levels of a period',
  `select l.shift_type_id as "shiftTypeId", t.name as "shiftTypeName", t.customer_id as "customerId",
     k.name as "customerName", k.parent_id as "parentId", json_build_object('start', l.start_on, 'end', l.end_on) as period, l.weekdays,
     l.on_holidays as "onHolidays", t.start_minute as "startMinute", t.end_minute as "endMinute",
     t.break_start_minute as "breakStartMinute", t.break_end_minute as "breakEndMinute"
   from staffing_levels l
   join shift_types t on t.id = l.shift_type_id
   join customers k on k.id = t.customer_id
   where l.start_on <= $2 and (l.end_on is null or l.end_on >= $1) and t.archived_at is null
   order by k.name collate dutch, k.id, t.start_minute, t.name collate dutch, t.id, l.start_on`,
)

/** The staffing levels of all customers. Archived shift types are left out. */
export const listLevelsOfPeriod = (db: Database, from: Day, to: Day): Promise<LevelRow[]> =>
  levelsOfPeriod(db, [from, to])
