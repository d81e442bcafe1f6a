import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { monthCopiesFrom } from '../locking/monthCopyStore.ts'

const inserted = prepared<
  never,
  [
    contractIds: readonly number[],
    firstDay: Day,
    lastDay: Day,
    now: string,
    actorId: number,
    reason: string | null,
    daysAhead: readonly Day[],
  ]
>(
  'insert confirmation',
  `insert into timesheet_confirmations
    (contract_id, month_on, confirmed_at, confirmed_by, reason, days_ahead, confirmed_shifts, confirmed_absences)
  select c.id, $2, $4, $5, $6, $7::date[], coalesce(shift.copies, '[]'), coalesce(absence.copies, '[]')
  ${monthCopiesFrom({ contractIds: '$1::bigint[]', firstDay: '$2', lastDay: '$3' })}`,
)

type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

export type NewConfirmation = ContractMonth & {
  readonly now: Instant
  readonly actorId: number
  /** The reason that HR gives when HR confirms for the employee. Null when the employee confirms. */
  readonly reason: string | null
  readonly daysAhead: readonly Day[]
}

/** Stores a copy of the shifts and absences, and the days after today that have a shift (rule timesheets-15). */
export async function insertConfirmation(tx: Tx, confirmation: NewConfirmation): Promise<void> {
  const { contractId, yearMonth, now, actorId, reason, daysAhead } = confirmation
  const [first, last] = [firstDayOf(yearMonth), lastDayOf(yearMonth)]
  await inserted(tx, [[contractId], first, last, isoOf(now), actorId, reason, daysAhead])
}

export type NewReopening = ContractMonth & { readonly now: Instant; readonly actorId: number; readonly reason: string }

type Reopening = { readonly reopeningId: number; readonly confirmation: object }

/**
 * Deletes the confirmation of a month, and adds a record of this reopening. The copy of the shifts and absences moves
 * from the confirmation to that record. The caller has already deleted the approval (rule timesheets-17).
 */
export async function moveToReopenings(
  tx: Tx,
  { contractId, yearMonth, now, actorId, reason }: NewReopening,
): Promise<Reopening> {
  const { rows } = await sql<Reopening>`
    with taken_back as (
      delete from timesheet_confirmations f
      where f.contract_id = ${contractId} and f.month_on = ${firstDayOf(yearMonth)}
      returning f.*
    ), reopening as (
      insert into timesheet_reopenings
        (contract_id, month_on, reopened_at, reopened_by, reason, confirmed_shifts, confirmed_absences)
      select t.contract_id, t.month_on, ${isoOf(now)}, ${actorId}, ${reason}, t.confirmed_shifts, t.confirmed_absences
      from taken_back t
      returning id
    )
    select r.id as "reopeningId", to_jsonb(t) as confirmation from reopening r cross join taken_back t`.execute(tx)
  const [reopening] = rows
  if (reopening === undefined) throw new Error('a confirmed month has no confirmation')
  return reopening
}

export async function restoreConfirmation(tx: Tx, { confirmation, reopeningId }: Reopening): Promise<void> {
  await sql`
    insert into timesheet_confirmations
    select r.* from jsonb_populate_record(null::timesheet_confirmations, ${JSON.stringify(confirmation)}::jsonb) r`.execute(
    tx,
  )
  await tx.deleteFrom('timesheet_reopenings').where('timesheet_reopenings.id', '=', reopeningId).execute()
}

/** Deletes the confirmation of a month when HR undoes it. Unlike a reopening, this leaves no record. */
export async function deleteConfirmation(tx: Tx, { contractId, yearMonth }: ContractMonth): Promise<void> {
  await tx
    .deleteFrom('timesheet_confirmations')
    .where('timesheet_confirmations.contract_id', '=', contractId)
    .where('timesheet_confirmations.month_on', '=', firstDayOf(yearMonth))
    .execute()
}
