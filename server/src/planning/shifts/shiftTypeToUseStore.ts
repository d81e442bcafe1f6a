import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { ClockTimes } from '@uurwerk/domain/planning/shift/clockTimes'
import { prepared } from '../../platform/db/prepared.ts'
import type { Database } from '../../platform/db/database.ts'

export type ShiftTypeToUse = {
  readonly id: number
  readonly customerId: number
  readonly active: boolean
  readonly archived: boolean
  readonly times: ClockTimes
}

type ShiftTypeRow = {
  readonly id: number
  readonly customer_id: number
  readonly active: boolean
  readonly archived: boolean
  readonly start_minute: number
  readonly end_minute: number
  readonly break_start_minute: number | null
  readonly break_end_minute: number | null
}

const shiftTypeToUse = prepared<ShiftTypeRow, [shiftTypeId: number, personId: number | null]>(
  'shift type to use',
  `select t.id, t.customer_id, t.active, t.archived_at is not null as archived, t.start_minute, t.end_minute,
     t.break_start_minute, t.break_end_minute
   from shift_types t
   where t.id = $1 and (t.owner_id is null or t.owner_id = $2)`,
)

/**
 * A shift type that HR made or that this person made. Null when another person made the shift type, or when the id does
 * not exist. When no person is given, only shift types of HR are found.
 */
export async function readShiftTypeToUse(
  db: Database,
  { shiftTypeId, personId }: { readonly shiftTypeId: number; readonly personId: number | null },
): Promise<ShiftTypeToUse | null> {
  const [row] = await shiftTypeToUse(db, [shiftTypeId, personId])
  if (row === undefined) return null
  const pause =
    row.break_start_minute === null || row.break_end_minute === null
      ? null
      : ([row.break_start_minute, row.break_end_minute] as const)
  return {
    id: row.id,
    customerId: row.customer_id,
    active: row.active,
    archived: row.archived,
    times: {
      start: minuteOfDay(row.start_minute),
      end: minuteOfDay(row.end_minute),
      break: pause === null ? null : { start: minuteOfDay(pause[0]), end: minuteOfDay(pause[1]) },
    },
  }
}
