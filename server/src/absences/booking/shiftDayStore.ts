import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Tx } from '../../platform/db/transaction.ts'
import type { AbsenceSpan } from '../absenceStore.ts'

/**
 * The days on which a shift of the person starts, on any contract. Each day has the total worked time of its shifts.
 */
export async function selectShiftDays(
  tx: Tx,
  { personId, from, until }: AbsenceSpan,
): Promise<ReadonlyMap<Day, Seconds>> {
  const rows = await tx
    .selectFrom('shifts')
    .select(({ fn }) => ['shifts.start_on', fn.sum<Seconds>('shifts.worked_seconds').as('seconds')])
    .where('shifts.person_id', '=', personId)
    .where('shifts.start_on', '>=', from)
    .where('shifts.start_on', '<=', until)
    .where('shifts.closed_at', 'is', null)
    .groupBy('shifts.start_on')
    .execute()
  return new Map(rows.map(({ start_on, seconds }) => [start_on as Day, seconds]))
}
