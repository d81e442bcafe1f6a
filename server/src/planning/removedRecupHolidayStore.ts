import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../db/isoOf.ts'
import type { Tx } from '../db/transaction.ts'

type Input = {
  readonly personId: number
  readonly days: readonly Day[]
  readonly reason: string
  readonly now: Instant
}

/**
 * Finds the absences 'Feestdag recup' that one change removed. These absences have the time and the reason of that
 * change.
 */
export async function readRemovedRecupHolidays(
  tx: Tx,
  { personId, days, reason, now }: Input,
): Promise<{ date: string; fullDay: boolean }[]> {
  return tx
    .selectFrom('absences')
    .select(['absences.day_on as date', 'absences.full_day as fullDay'])
    .where('absences.person_id', '=', personId)
    .where('absences.category', '=', 'RECUPERATION_HOLIDAY')
    .where('absences.day_on', 'in', [...new Set(days)])
    .where('absences.closed_at', '=', isoOf(now))
    .where('absences.closed_reason', '=', reason)
    .orderBy('absences.day_on')
    .orderBy('absences.id')
    .execute()
}
