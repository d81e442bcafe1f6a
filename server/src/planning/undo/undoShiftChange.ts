import type { Cause } from '@uurwerk/domain/people/cause'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { InstantPeriod } from '@uurwerk/domain/time/instantPeriod'
import { refusalToEnterWorkedShift } from '@uurwerk/domain/planning/worked/refusalToEnterWorkedShift'
import { restoreRecupHolidays } from '../../absences/restoreRecupHolidays.ts'
import { recordCallerAct, recordCallerActs } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { shiftAct } from '../shifts/shiftAct.ts'
import { applyShiftSideEffects } from '../shifts/applyShiftSideEffects.ts'
import { restoringFactsOf, shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftFacts, type ShiftFactsRow } from '../shifts/shiftFactsStore.ts'
import { shiftOf } from '../shifts/shiftOf.ts'
import { insertShifts, listShifts, updateShift, type ShiftRow, type ShiftToStore } from '../shifts/shiftStore.ts'
import type { Table } from '../shifts/tableOf.ts'
import { readLastChange } from './lastStepStore.ts'
import type { TableChanged } from './tableChanged.ts'
import { existingShiftTypes, restoreReview, takeUndo, type UndoData } from './undoStore.ts'

const CAUSE: Cause = { code: 'shift_change_undone' }

type Restoring = Parameters<typeof shiftFactsOf>[1]

type StepBack = {
  readonly undoId: number
  /**
   * The rule that decides whether a shift can be restored. Without it, the rule of the table of worked shifts applies.
   */
  readonly refusalToRestore?: RefusalToRestore
}

type RefusalToRestore = (facts: ShiftFactsRow, input: Restoring, row: ShiftRow) => RefusalOf | null

/** A shift is not restored on a day that got another planned shift after the change (rule planning-83). */
export const inCalendar: RefusalToRestore = (facts, input, row) =>
  refusalToPlanShift(restoringFactsOf(facts, input), [shiftOf(row)])

/** The rule for an undo in the table of worked shifts, where a day can have several shifts (rule planning-23). */
const inTable: RefusalToRestore = (facts, input, row) =>
  refusalToEnterWorkedShift(shiftFactsOf(facts, input), { date: row.day, times: shiftOf(row) })

/**
 * Restores the shifts and each 'Feestdag recup' absence that the change removed (rule timesheets-63). Also restores the
 * approval and the mark 'gewijzigd door HR', unless something else in the month has changed since (rule timesheets-31).
 */
export async function undoShiftChange(
  context: CommandContext,
  table: Table,
  stepBack: StepBack,
): Promise<TableChanged> {
  const { refused, removedRecupHolidays, warnings } = await restoreShifts(context, table, stepBack)
  for (const refusal of refused.values()) assertAllowed(refusal)
  return { removedRecupHolidays, warnings }
}

type Restored = TableChanged & {
  /** The new id of each restored shift, by its old id. The map is empty after the undo of an edit. */
  readonly restored: ReadonlyMap<number, number>
  readonly refused: ReadonlyMap<number, RefusalOf>
}

/**
 * Restores the shifts of a change that can be restored, and returns the reason for each other shift. With `ids`, only
 * these shifts are restored.
 */
export async function restoreShifts(
  context: CommandContext,
  table: Table,
  { undoId, ids, refusalToRestore = inTable }: StepBack & { readonly ids?: readonly number[] },
): Promise<Restored> {
  const { tx, actor, today } = context
  const facts = orNotFound(await readShiftFacts(tx, table))
  const undo = await takeUndo(tx, { ...table, step: 'change shifts', id: undoId, actorId: actor.personId })
  if (undo === null) throw new RefusalError({ code: 'nothing_to_undo' })
  const { shifts: all, editedVersion, auditId } = undo.kept
  const edited = editedVersion === null ? null : await editedShift(context, table, { rows: all, editedVersion })
  const input = { ...table, today, ...(edited !== null && { shiftId: edited.id }) }
  const refused = new Map<number, RefusalOf>()
  for (const row of all) {
    const refusal = refusalToRestore(facts, input, row)
    if (refusal !== null) refused.set(row.id, refusal)
  }
  const rows = all.filter(({ id }) => !refused.has(id) && ids?.includes(id) !== false)
  if (rows.length === 0) return { restored: new Map(), refused, removedRecupHolidays: [], warnings: [] }
  const isUnchanged = (await readLastChange(tx, table, { ...table, at: undo.takenAt, auditId })) === null
  const shifts = await withExistingTypes(context, rows)
  const newIds =
    edited === null ? await insertAgain(context, table, shifts) : await changeBack(context, table, { edited, shifts })
  const touched = edited === null ? shifts : [...shifts, edited]
  const isWhole = isUnchanged && rows.length === all.length
  const settled = await settle(context, table, { kept: undo.kept, touched, isWhole })
  return { ...settled, refused, restored: new Map(newIds.map((id, place) => [rows[place]!.id, id])) }
}

type Settling = {
  readonly kept: UndoData['change shifts']
  readonly touched: readonly InstantPeriod[]
  /** True when the month is again as it was before the change. */
  readonly isWhole: boolean
}

/** Applies the side effects of restored shifts, and restores the approval of the month when nothing else changed. */
async function settle(
  context: CommandContext,
  table: Table,
  { kept: { review, recupHolidays }, touched, isWhole }: Settling,
): Promise<TableChanged> {
  const removedRecupHolidays = await applyShiftSideEffects(context, { ...table, shifts: touched, cause: CAUSE })
  const lost = await restoreRecupHolidays(context, { ...table, removed: recupHolidays, cause: CAUSE })
  if (isWhole && review !== null) await restoreReview(context.tx, table, review)
  const isApprovalLost = !isWhole && review !== null && review.approved_at !== null
  return {
    removedRecupHolidays,
    warnings: [
      isApprovalLost ? { code: 'approval_not_restored' } : null,
      lost.length > 0 ? { code: 'recup_holidays_not_restored', days: lost } : null,
    ],
  }
}

type Edit = { readonly rows: readonly ShiftRow[]; readonly editedVersion: number }

/** The current state of an edited shift. An edit cannot be undone when the shift was changed again or removed. */
async function editedShift({ tx }: CommandContext, table: Table, { rows, editedVersion }: Edit): Promise<ShiftRow> {
  const shift = (await listShifts(tx, table)).find(({ id }) => id === rows[0]?.id)
  if (shift === undefined || shift.version !== editedVersion) throw new RefusalError({ code: 'nothing_to_undo' })
  return shift
}

/** A shift whose shift type HR deleted in the meantime is restored without a shift type. */
async function withExistingTypes({ tx }: CommandContext, rows: readonly ShiftRow[]): Promise<ShiftToStore[]> {
  const shiftTypeIds = rows.map(({ shiftTypeId }) => shiftTypeId)
  const existing = await existingShiftTypes(tx, shiftTypeIds)
  return rows.map((row) => ({
    ...shiftOf(row),
    shiftTypeId: existing.includes(row.shiftTypeId) ? row.shiftTypeId : null,
  }))
}

async function insertAgain(context: CommandContext, table: Table, shifts: readonly ShiftToStore[]): Promise<number[]> {
  const ids = await insertShifts(context.tx, table, shifts)
  await recordCallerActs(
    context,
    shifts.map((after, index) => shiftAct(table, { action: 'undo shift removal', id: ids[index]!, after })),
  )
  return ids
}

type Back = { readonly edited: ShiftRow; readonly shifts: readonly ShiftToStore[] }

async function changeBack(context: CommandContext, table: Table, { edited, shifts: [shift] }: Back): Promise<number[]> {
  const { tx, now } = context
  updateShift(tx, { id: edited.id, shift: shift!, now })
  const change = { action: 'edit planned shift', id: edited.id, before: shiftOf(edited), after: shift! } as const
  await recordCallerAct(context, shiftAct(table, change))
  return [edited.id]
}
