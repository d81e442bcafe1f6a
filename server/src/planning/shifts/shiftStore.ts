import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Callout, Shift } from '@uurwerk/domain/planning/shift/shift'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { noteLateRemovals } from '../../contracts/lateRemovalSql.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { preparedInsert } from '../../platform/db/preparedInsert.ts'
import { sendOnly, type Tx } from '../../platform/db/transaction.ts'

/** The part of a row of the shifts table that gives the times and the price of a shift. */
export type TimedShiftRow = {
  readonly day: Day
  readonly start: Instant
  readonly end: Instant
  readonly breakStart: Instant | null
  readonly breakEnd: Instant | null
  readonly callout: Callout | null
  readonly interrupted: boolean
}

/**
 * SQL that makes one JSON object from a row of the table shifts, which must have the alias `s`. The object has the
 * fields of a `TimedShiftRow`. `others` is SQL that adds more fields, and begins with a comma.
 */
export const timedShiftJson = (others = ''): string => `json_build_object('day', s.start_on,
  'start', date_part('epoch', s.start_at)::int8, 'end', date_part('epoch', s.end_at)::int8,
  'breakStart', date_part('epoch', s.break_start_at)::int8, 'breakEnd', date_part('epoch', s.break_end_at)::int8,
  'callout', s.callout, 'interrupted', s.interrupted ${others})`

/** A shift. A locked or confirmed month stores these fields as JSON. An instant is a number of seconds since 1970. */
export type ShiftRow = TimedShiftRow & {
  readonly id: number
  readonly version: number
  readonly contractId: number
  readonly shiftTypeId: number | null
  readonly typeName: string | null
  readonly color: string | null
  readonly worked: Seconds
  readonly remark: string
  readonly adjusted: boolean
  readonly editedByAdmin: boolean
}

/** The columns of a `ShiftRow`, for an SQL statement that contains `shifts s` and `shift_types t`. */
export const SHIFT_COLUMNS = `
  s.id, s.version, s.contract_id as "contractId", s.shift_type_id as "shiftTypeId", t.name as "typeName", t.color,
  s.start_on as day, extract(epoch from s.start_at)::int8 as start, extract(epoch from s.end_at)::int8 as "end",
  extract(epoch from s.break_start_at)::int8 as "breakStart", extract(epoch from s.break_end_at)::int8 as "breakEnd",
  s.worked_seconds as worked, s.remark, s.callout, s.interrupted, s.adjusted, s.edited_by_admin as "editedByAdmin"`

const shiftsOfMonth = prepared<ShiftRow, [contractId: number, first: Day, last: Day]>(
  'shifts of month',
  `select ${SHIFT_COLUMNS}
  from shifts s
  left join shift_types t on t.id = s.shift_type_id
  where s.contract_id = $1 and s.start_on between $2 and $3 and s.closed_at is null
  order by s.start_at`,
)

type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

export async function listShifts(db: Database, { contractId, yearMonth }: ContractMonth): Promise<ShiftRow[]> {
  return shiftsOfMonth(db, [contractId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
}

const shiftsById = prepared<ShiftRow, [contractId: number, personId: number, ids: readonly number[]]>(
  'shifts by id',
  `select ${SHIFT_COLUMNS}
  from shifts s
  left join shift_types t on t.id = s.shift_type_id
  where s.contract_id = $1 and s.person_id = $2 and s.id = any($3::bigint[]) and s.closed_at is null
  order by s.start_at`,
)

type ById = { readonly contractId: number; readonly personId: number; readonly ids: readonly number[] }

/** The shifts with the given ids, of any month. Shifts of another contract or of another person are left out. */
export async function listShiftsById(tx: Tx, { contractId, personId, ids }: ById): Promise<ShiftRow[]> {
  return shiftsById(tx, [contractId, personId, ids])
}

export type ShiftToStore = Shift & {
  readonly shiftTypeId: number | null
  readonly remark: string
  readonly adjusted: boolean
  readonly editedByAdmin: boolean
}

const columnsOf = (shift: ShiftToStore) => ({
  shift_type_id: shift.shiftTypeId,
  start_at: isoOf(shift.start),
  end_at: isoOf(shift.end),
  break_start_at: shift.break === null ? null : isoOf(shift.break.start),
  break_end_at: shift.break === null ? null : isoOf(shift.break.end),
  remark: shift.remark,
  callout: shift.callout,
  interrupted: shift.interrupted,
  adjusted: shift.adjusted,
  edited_by_admin: shift.editedByAdmin,
})

type Owner = { readonly contractId: number; readonly personId: number }

const storeShifts = preparedInsert(
  'shifts',
  [
    'contract_id',
    'person_id',
    'shift_type_id',
    'start_at',
    'end_at',
    'break_start_at',
    'break_end_at',
    'remark',
    'callout',
    'interrupted',
    'adjusted',
    'edited_by_admin',
  ],
  ['id'],
)

export async function insertShifts(tx: Tx, owner: Owner, shifts: readonly ShiftToStore[]): Promise<number[]> {
  const rows = shifts.map((shift) => ({
    contract_id: owner.contractId,
    person_id: owner.personId,
    ...columnsOf(shift),
  }))
  return (await storeShifts(tx, rows)).map(({ id }) => id)
}

const noteMove = prepared<never, [id: number, day: Day, now: string]>(
  'note move of shift',
  noteLateRemovals('(select * from shifts where id = $1 and start_on <> $2)', '$3'),
)

type Changed = { readonly id: number; readonly shift: ShiftToStore; readonly now: Instant }

/**
 * Stores a changed shift. A move to another day shortly before the start of the shift is also recorded, because the
 * customer sees these moves.
 */
export function updateShift(tx: Tx, { id, shift, now }: Changed): void {
  sendOnly(noteMove(tx, [id, brusselsDayOf(shift.start), isoOf(now)]))
  sendOnly(
    tx
      .updateTable('shifts')
      .set((shifts) => ({ ...columnsOf(shift), version: shifts('shifts.version', '+', 1) }))
      .where('shifts.id', '=', id)
      .execute(),
  )
}

const deleteByIds = prepared<never, [ids: readonly number[], now: string]>(
  'delete shifts',
  `with gone as (delete from shifts where id = any($1::bigint[]) returning *)
   ${noteLateRemovals('gone', '$2')}`,
)

/**
 * Deletes shifts. A removal shortly before the start of a shift is also recorded, because the customer sees these
 * removals.
 */
export function deleteShifts(tx: Tx, shifts: readonly { readonly id: number }[], now: Instant): void {
  sendOnly(deleteByIds(tx, [shifts.map(({ id }) => id), isoOf(now)]))
}
