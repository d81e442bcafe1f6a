import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { AnyCounterType } from '@uurwerk/domain/balances/counterUse'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'
import { isOutside, type KeptOutside } from './keptStore.ts'

export type KeptAbsence = {
  readonly id: number
  readonly day: Day
  readonly category: AbsenceCategory
  readonly seconds: Seconds
  readonly uses: readonly { readonly counter: AnyCounterType; readonly year: number; readonly amount: HalfDays }[]
}

export async function listKeptAbsences(tx: Tx, kept: KeptOutside): Promise<KeptAbsence[]> {
  const { rows } = await sql<KeptAbsence>`
    select a.id, a.day_on as day, a.category, a.seconds,
      (select coalesce(json_agg(json_build_object('counter', e.counter_type, 'year', e.year, 'amount', e.half_days)), '[]')
       from counter_entries e
       where e.absence_id = a.id and e.half_days > 0
         -- Since it was last taken: in one second it may have been closed, brought back and closed again.
         and e.id > (select max(t.id) from counter_entries t where t.absence_id = a.id and t.half_days < 0)) as uses
    from absences a
    where a.prolonged_sick_leave_id = ${kept.id} and ${isOutside('a.day_on', kept)}
    order by a.day_on, a.id`.execute(tx)
  return rows
}

export async function reopenAbsence(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('absences')
    .set((absence) => ({
      closed_at: null,
      closed_cause: null,
      closed_detail: null,
      prolonged_sick_leave_id: null,
      version: absence('absences.version', '+', 1),
    }))
    .where('absences.id', '=', id)
    .execute()
}
