import type { Cause } from '@uurwerk/domain/people/cause'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../platform/db/isoOf.ts'
import type { Tx } from '../platform/db/transaction.ts'

/** The undo data stores a removed 'Feestdag recup' booking in this form. */
export type RemovedRecupHoliday = {
  readonly day: Day
  readonly fullDay: boolean
  readonly editedByAdmin: boolean
}

type Input = {
  readonly personId: number
  readonly days: readonly Day[]
  readonly cause: Cause
  readonly now: Instant
}

/**
 * Finds the 'Feestdag recup' bookings that one change of shifts removed. They were closed at the time of that change,
 * with the cause of that change.
 */
export async function listRemovedRecupHolidays(
  tx: Tx,
  { personId, days, cause, now }: Input,
): Promise<RemovedRecupHoliday[]> {
  if (days.length === 0) return []
  const rows = await tx
    .selectFrom('absences')
    .select(['absences.day_on as day', 'absences.full_day as fullDay', 'absences.edited_by_admin as editedByAdmin'])
    .where('absences.person_id', '=', personId)
    .where('absences.category', '=', 'RECUPERATION_HOLIDAY')
    .where('absences.day_on', 'in', [...new Set(days)])
    .where('absences.closed_at', '=', isoOf(now))
    .where('absences.closed_cause', '=', cause.code)
    .orderBy('absences.day_on')
    .orderBy('absences.id')
    .execute()
  return rows.map((row) => ({ ...row, day: toDay(row.day) }))
}
