import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { monthCopiesFrom } from './monthCopyStore.ts'
import type { UndoData } from '../../planning/undo/undoStore.ts'

const inserted = prepared<
  { contractId: number },
  [contractIds: readonly number[], firstDay: Day, lastDay: Day, now: string, actorId: number]
>(
  'insert locks of months',
  `insert into timesheet_locks (contract_id, month_on, locked_at, locked_by, locked_shifts, locked_absences)
  select c.id, $2, $4, $5, coalesce(shift.copies, '[]'), coalesce(absence.copies, '[]')
  ${monthCopiesFrom({ contractIds: '$1::bigint[]', firstDay: '$2', lastDay: '$3' })}
    and not exists (select from timesheet_locks l where l.contract_id = c.id and l.month_on = $2)
  returning timesheet_locks.contract_id as "contractId"`,
  { isPlannedEachTime: true },
)

type MonthsToLock = {
  readonly contractIds: readonly number[]
  readonly yearMonth: YearMonth
  readonly now: Instant
  readonly actorId: number
}

/**
 * Locks the planning of months of contracts: stores a copy of their shifts and absences, in one SQL statement (rule
 * timesheets-9). A month that is already locked is skipped. Returns the contracts whose month this call locked.
 */
export async function insertLocks(tx: Tx, { contractIds, yearMonth, now, actorId }: MonthsToLock): Promise<number[]> {
  const months = [contractIds, firstDayOf(yearMonth), lastDayOf(yearMonth)] as const
  const rows = await inserted(tx, [...months, isoOf(now), actorId])
  return rows.map(({ contractId }) => contractId)
}

type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

/** Deletes the stored copy of the planning, and returns it, so that HR can undo this. */
export async function deleteLock(tx: Tx, { contractId, yearMonth }: ContractMonth): Promise<UndoData['unlock month']> {
  const { rows } = await sql<UndoData['unlock month']>`
    delete from timesheet_locks l
    where l.contract_id = ${contractId} and l.month_on = ${firstDayOf(yearMonth)}::date
    returning to_json(l.locked_at) #>> '{}' as locked_at, l.locked_by, l.locked_shifts, l.locked_absences`.execute(tx)
  const [lock] = rows
  if (lock === undefined) throw new Error('a locked month has no locked version')
  return lock
}

/** Undoes an unlock: stores the copy of the planning again, with the original date and the person who locked it. */
export async function restoreLock(tx: Tx, month: ContractMonth, kept: UndoData['unlock month']): Promise<void> {
  const { locked_at, locked_by, locked_shifts, locked_absences } = kept
  await sql`
    insert into timesheet_locks (contract_id, month_on, locked_at, locked_by, locked_shifts, locked_absences)
    values (${month.contractId}, ${firstDayOf(month.yearMonth)}::date, ${locked_at}::timestamptz, ${locked_by}::bigint,
      ${JSON.stringify(locked_shifts)}::jsonb, ${JSON.stringify(locked_absences)}::jsonb)`.execute(tx)
}
