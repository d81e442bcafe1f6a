import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { CompiledQuery } from 'kysely'
import { isoOf } from '../db/isoOf.ts'
import type { Tx } from '../db/transaction.ts'
import { monthCopiesFrom } from './monthCopyStore.ts'

const INSERT_LOCKS = `
  insert into timesheet_locks (contract_id, month_on, locked_at, locked_by, locked_shifts, locked_absences)
  select c.id, $2, $4, $5, coalesce(shift.copies, '[]'), coalesce(absence.copies, '[]')
  ${monthCopiesFrom({ contractIds: '$1::bigint[]', firstDay: '$2', lastDay: '$3' })}
    and not exists (select from timesheet_locks l where l.contract_id = c.id and l.month_on = $2)`

type MonthsToLock = {
  readonly contractIds: readonly number[]
  readonly yearMonth: YearMonth
  readonly now: Instant
  readonly actorId: number
}

/** Keeps the locked version of contract months, all at once; those that are locked already stay. Answers how many were not. */
export async function insertLocks(tx: Tx, { contractIds, yearMonth, now, actorId }: MonthsToLock): Promise<number> {
  const values = [contractIds, firstDayOf(yearMonth), lastDayOf(yearMonth), isoOf(now), actorId]
  const { numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(INSERT_LOCKS, values))
  return Number(numAffectedRows)
}

type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

export async function deleteLock(tx: Tx, { contractId, yearMonth }: ContractMonth): Promise<void> {
  await tx
    .deleteFrom('timesheet_locks')
    .where('timesheet_locks.contract_id', '=', contractId)
    .where('timesheet_locks.month_on', '=', firstDayOf(yearMonth))
    .execute()
}
