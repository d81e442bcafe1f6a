import type { Cause } from '@uurwerk/domain/people/cause'
import type { Day } from '@uurwerk/domain/time/day'
import { listRemovedRecupHolidays } from '../../absences/removedRecupHolidayStore.ts'
import type { CommandContext } from '../../app/context.ts'
import { answerWithSideEffects } from '../shifts/applyShiftSideEffects.ts'
import type { ShiftRow, ShiftToStore } from '../shifts/shiftStore.ts'
import type { Table } from '../shifts/tableOf.ts'
import { readLastAuditId } from './lastStepStore.ts'
import { insertUndo, readReview } from './undoStore.ts'

type UndoableChange = {
  readonly before: readonly ShiftRow[]
  /** The edited shift after the change. Null when the change removed the shifts. */
  readonly after: ShiftToStore | null
  readonly cause: Cause
}

type Settled = { readonly removedRecupHolidays: Day[]; readonly undoId: number }

/**
 * Applies the side effects of a removal or an edit of shifts, and stores the data for an undo (rule timesheets-29). The
 * answer contains the days of removed 'Feestdag recup' absences and the undo id.
 */
export async function answerUndoableChange<Answer extends object>(
  context: CommandContext,
  table: Table,
  { before, after, cause }: UndoableChange,
  readAnswer: () => Promise<Answer>,
): Promise<Answer & Settled> {
  const { tx, actor, now } = context
  const { personId, contractId, yearMonth } = table
  const shifts = after === null ? before : [...before, after]
  // The side effects change the approval of the month and its mark 'gewijzigd door HR', so both are read first.
  const [review, auditId, { answer, removedRecupHolidays: days }] = await Promise.all([
    readReview(tx, table),
    readLastAuditId(tx, { personIds: [personId], since: now }),
    answerWithSideEffects(context, { ...table, shifts, cause }, readAnswer),
  ])
  const recupHolidays = await listRemovedRecupHolidays(tx, { personId, days, cause, now })
  const [edited] = after === null ? [] : before
  const version = edited === undefined ? null : edited.version + 1
  const kept = { shifts: before, editedVersion: version, review, auditId, recupHolidays }
  const undo = { step: 'change shifts', contractId, yearMonth, now, actorId: actor.personId, kept } as const
  return { ...answer, removedRecupHolidays: days, undoId: await insertUndo(tx, undo) }
}
