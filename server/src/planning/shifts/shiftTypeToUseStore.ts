import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { ClockTimes } from '@uurwerk/domain/planning/shift/clockTimes'
import type { Tx } from '../../platform/db/transaction.ts'

export type ShiftTypeToUse = {
  readonly id: number
  readonly customerId: number
  readonly active: boolean
  readonly archived: boolean
  readonly times: ClockTimes
}

/**
 * Returns a shift type that HR made or that this person made. Returns null when another person made the shift type, and
 * when the id does not exist.
 */
export async function readShiftTypeToUse(
  tx: Tx,
  { shiftTypeId, personId }: { readonly shiftTypeId: number; readonly personId: number },
): Promise<ShiftTypeToUse | null> {
  const row = await tx
    .selectFrom('shift_types as t')
    .select(['t.id', 't.customer_id', 't.active', 't.archived_at'])
    .select(['t.start_minute', 't.end_minute', 't.break_start_minute', 't.break_end_minute'])
    .where('t.id', '=', shiftTypeId)
    .where((where) => where.or([where('t.owner_id', 'is', null), where('t.owner_id', '=', personId)]))
    .executeTakeFirst()
  if (row === undefined) return null
  const pause =
    row.break_start_minute === null || row.break_end_minute === null
      ? null
      : ([row.break_start_minute, row.break_end_minute] as const)
  return {
    id: row.id,
    customerId: row.customer_id,
    active: row.active,
    archived: row.archived_at !== null,
    times: {
      start: minuteOfDay(row.start_minute),
      end: minuteOfDay(row.end_minute),
      break: pause === null ? null : { start: minuteOfDay(pause[0]), end: minuteOfDay(pause[1]) },
    },
  }
}
