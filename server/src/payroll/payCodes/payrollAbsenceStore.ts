import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Tx } from '../../platform/db/transaction.ts'

type AbsenceInput = { readonly personId: number; readonly absenceId: number }

export async function readDayOfAbsence(tx: Tx, { personId, absenceId }: AbsenceInput): Promise<Day | null> {
  const row = await tx
    .selectFrom('absences')
    .select('absences.day_on')
    .where('absences.id', '=', absenceId)
    .where('absences.person_id', '=', personId)
    .where('absences.closed_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : (row.day_on as Day)
}

export type KindOfAbsence = {
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
}

/** When a full day becomes half a day, the absence keeps the first half of the day. */
export async function updateKindOfAbsence(
  tx: Tx,
  absenceId: number,
  { category, fullDay, seconds }: KindOfAbsence,
): Promise<void> {
  await tx
    .updateTable('absences')
    .set((columns) => ({
      category,
      seconds,
      edited_by_admin: true,
      version: columns('absences.version', '+', 1),
      full_day: fullDay,
      halves: fullDay
        ? '[0,2)'
        : columns.case().when('absences.full_day', '=', true).then('[0,1)').else(columns.ref('absences.halves')).end(),
    }))
    .where('absences.id', '=', absenceId)
    .execute()
}
