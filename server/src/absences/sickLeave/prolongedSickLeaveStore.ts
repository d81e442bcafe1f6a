import type { Cause } from '@uurwerk/domain/people/cause'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { NOTE_CLOSED } from '../../contracts/lateRemovalSql.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export async function insertSickLeave(tx: Tx, personId: number, { start, end }: DayPeriod): Promise<number> {
  const { id } = await tx
    .insertInto('prolonged_sick_leaves')
    .values({ person_id: personId, start_on: start, end_on: end })
    .returning('prolonged_sick_leaves.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSickLeave(tx: Tx, id: number, { start, end }: DayPeriod): Promise<void> {
  await tx
    .updateTable('prolonged_sick_leaves')
    .set({ start_on: start, end_on: end })
    .where('prolonged_sick_leaves.id', '=', id)
    .execute()
}

export async function deleteSickLeave(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('prolonged_sick_leaves').where('prolonged_sick_leaves.id', '=', id).execute()
}

type ShiftDay = { readonly day: Day; readonly begun: boolean; readonly invoiced: boolean }

export async function listShiftDays(
  tx: Tx,
  { personId, from, now }: { readonly personId: number; readonly from: Day; readonly now: Instant },
): Promise<ShiftDay[]> {
  const { rows } = await sql<ShiftDay>`
    select s.start_on as day, bool_or(s.start_at <= ${isoOf(now)}) as begun, bool_or(i.id is not null) as invoiced
    from shifts s
    left join invoices i on i.contract_id = s.contract_id and i.live
      and i.month_on = s.start_on - (extract(day from s.start_on)::integer - 1)
    where s.person_id = ${personId} and s.start_on >= ${from} and s.closed_at is null
    group by s.start_on
    order by s.start_on`.execute(tx)
  return rows
}

type Closing = {
  readonly id: number
  readonly personId: number
  readonly period: DayPeriod
  readonly now: Instant
  readonly cause: Cause
}

/**
 * Closes the shifts during a prolonged sickness and returns their days. The closed shifts stay stored with the
 * sickness.
 */
export async function closeShiftsOfSickLeave(tx: Tx, { id, personId, period, now, cause }: Closing): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    with gone as (
      update shifts s
      set closed_at = ${isoOf(now)}, closed_cause = ${cause.code}, closed_detail = ${cause.detail ?? null}, prolonged_sick_leave_id = ${id}, version = s.version + 1
      where s.person_id = ${personId} and s.start_on >= ${period.start} and s.start_on <= coalesce(${period.end}::date, 'infinity')
        and s.closed_at is null
      returning s.*),
    noted as (${NOTE_CLOSED})
    select start_on as day from gone`.execute(tx)
  return rows.map(({ day }) => day).sort()
}

export async function keepAbsencesWithSickLeave(tx: Tx, id: number, absenceIds: readonly number[]): Promise<void> {
  if (absenceIds.length === 0) return
  await tx
    .updateTable('absences')
    .set({ prolonged_sick_leave_id: id })
    .where('absences.id', 'in', [...absenceIds])
    .execute()
}
