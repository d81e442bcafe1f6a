import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { RemovedRecupHoliday } from '../../absences/removedRecupHolidayStore.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { ShiftRow } from '../shifts/shiftStore.ts'

/** Each moment is an ISO text with microseconds, so that the undo restores the exact value. */
export type UndoData = {
  readonly 'unlock month': {
    readonly locked_at: string
    readonly locked_by: number | null
    readonly locked_shifts: object
    readonly locked_absences: object
  }
  readonly 'reopen month': RemovedConfirmation & LastAudit
  readonly 'confirm month': LastAudit & {
    readonly wasOpen: boolean
  }
  readonly 'withdraw approval': LastAudit & {
    readonly approval: object
  }
  readonly 'change shifts': {
    /** The shifts before the change: the removed shifts, or the edited shift. */
    readonly shifts: readonly ShiftRow[]
    /** The version of the edited shift after the edit. Null when the change removed the shifts. */
    readonly editedVersion: number | null
    /** Before the change: the approval and the mark 'gewijzigd door HR'. Null when the month was not confirmed. */
    readonly review: Review | null
    /** The id of the last audit entry about the person at the moment of the change. */
    readonly auditId: number
    /** The 'Feestdag recup' absences that the change removed too. */
    readonly recupHolidays: readonly RemovedRecupHoliday[]
  }
}

type LastAudit = {
  /** The id of the last audit entry about the person after the step. */
  readonly auditId: number
}

/** The records that the reopening of a month removes, with their values before the reopening. */
export type RemovedConfirmation = {
  readonly confirmation: object
  readonly approval: object | null
  /** The stored balance of the person's month; null when the month had none. */
  readonly balance: object | null
  /** The record of the reopening itself, which the undo removes. */
  readonly reopeningId: number
}

export type Review = {
  readonly changed_by_admin_at: string | null
  readonly approved_at: string | null
  readonly approved_by: number | null
}

type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

type NewUndos<Step extends keyof UndoData> = {
  readonly step: Step
  readonly yearMonth: YearMonth
  readonly now: Instant
  readonly actorId: number
  readonly changes: readonly { readonly contractId: number; readonly kept: UndoData[Step] }[]
}

export type UndoOfContract = { readonly contractId: number; readonly undoId: number }

export async function insertUndos<Step extends keyof UndoData>(
  tx: Tx,
  undos: NewUndos<Step>,
): Promise<UndoOfContract[]> {
  return tx
    .insertInto('undo_steps')
    .values(
      undos.changes.map(({ contractId, kept }) => ({
        step: undos.step,
        contract_id: contractId,
        month_on: firstDayOf(undos.yearMonth),
        taken_at: isoOf(undos.now),
        taken_by: undos.actorId,
        kept: JSON.stringify(kept),
      })),
    )
    .returning(['undo_steps.id as undoId', 'undo_steps.contract_id as contractId'])
    .execute()
}

type NewUndo<Step extends keyof UndoData> = ContractMonth &
  Pick<NewUndos<Step>, 'step' | 'now' | 'actorId'> & { readonly kept: UndoData[Step] }

/** Stores the data for an undo, and returns the id with which the change can be undone. */
export async function insertUndo<Step extends keyof UndoData>(tx: Tx, undo: NewUndo<Step>): Promise<number> {
  const [stored] = await insertUndos(tx, { ...undo, changes: [undo] })
  return stored!.undoId
}

type Input<Step> = ContractMonth & { readonly step: Step; readonly id: number; readonly actorId: number }

type Undo<Step extends keyof UndoData> = { readonly takenAt: Instant; readonly kept: UndoData[Step] }

/**
 * Reads the undo data of a change that the caller made, and deletes the data, because a change can be undone only once
 * (rule timesheets-29). Returns null when the undo data no longer exists.
 */
export async function takeUndo<Step extends keyof UndoData>(tx: Tx, input: Input<Step>): Promise<Undo<Step> | null> {
  const { rows } = await sql<Undo<Step>>`
    delete from undo_steps u
    where u.id = ${input.id} and u.step = ${input.step} and u.contract_id = ${input.contractId}
      and u.month_on = ${firstDayOf(input.yearMonth)}::date and u.taken_by = ${input.actorId}
    returning floor(extract(epoch from u.taken_at))::int8 as "takenAt", u.kept`.execute(tx)
  return rows[0] ?? null
}

type UndoOfCaller = ContractMonth & { readonly id: number; readonly actorId: number }

export type StepToUndo = {
  readonly step: keyof UndoData
  readonly takenAt: Instant
  /** The id that the last audit entry about the person had just after the step; null when the step unlocked a month. */
  readonly auditId: number | null
}

/** Reads the step that the caller can undo; null when there is no such step. */
export async function readStepToUndo(
  tx: Tx,
  { contractId, yearMonth, ...undo }: UndoOfCaller,
): Promise<StepToUndo | null> {
  const { rows } = await sql<StepToUndo>`
    select u.step, floor(extract(epoch from u.taken_at))::int8 as "takenAt", (u.kept->>'auditId')::int8 as "auditId"
    from undo_steps u
    where u.id = ${undo.id} and u.taken_by = ${undo.actorId} and u.contract_id = ${contractId}
      and u.month_on = ${firstDayOf(yearMonth)}::date`.execute(tx)
  return rows[0] ?? null
}

/** Deletes the undo data of earlier steps of the same kind on the contract month. */
export async function deleteUndos(
  tx: Tx,
  step: keyof UndoData,
  { contractId, yearMonth }: ContractMonth,
): Promise<void> {
  await tx
    .deleteFrom('undo_steps')
    .where('undo_steps.step', '=', step)
    .where('undo_steps.contract_id', '=', contractId)
    .where('undo_steps.month_on', '=', firstDayOf(yearMonth))
    .execute()
}

export async function readReview(tx: Tx, { contractId, yearMonth }: ContractMonth): Promise<Review | null> {
  const { rows } = await sql<Review>`
    select to_json(f.changed_by_admin_at) #>> '{}' as changed_by_admin_at, to_json(a.approved_at) #>> '{}' as approved_at,
      a.approved_by
    from timesheet_confirmations f
    left join timesheet_approvals a on a.contract_id = f.contract_id and a.month_on = f.month_on
    where f.contract_id = ${contractId} and f.month_on = ${firstDayOf(yearMonth)}::date`.execute(tx)
  return rows[0] ?? null
}

/** Restores the approval and the mark 'gewijzigd door HR', with the original dates and approver. */
export async function restoreReview(tx: Tx, month: ContractMonth, review: Review): Promise<void> {
  const monthOn = firstDayOf(month.yearMonth)
  await sql`
    update timesheet_confirmations f set changed_by_admin_at = ${review.changed_by_admin_at}::timestamptz
    where f.contract_id = ${month.contractId} and f.month_on = ${monthOn}::date`.execute(tx)
  if (review.approved_at === null) return
  await sql`
    insert into timesheet_approvals (contract_id, month_on, approved_at, approved_by)
    values (${month.contractId}, ${monthOn}::date, ${review.approved_at}::timestamptz, ${review.approved_by}::bigint)`.execute(
    tx,
  )
}

export async function existingShiftTypes(tx: Tx, ids: readonly (number | null)[]): Promise<(number | null)[]> {
  const used = ids.filter((id) => id !== null)
  if (used.length === 0) return []
  const rows = await tx.selectFrom('shift_types').select('shift_types.id').where('shift_types.id', 'in', used).execute()
  return rows.map(({ id }) => id)
}
