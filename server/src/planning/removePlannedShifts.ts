import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { answerUndoableChange } from './undo/answerUndoableChange.ts'
import { assertMayGiveBack } from './openShifts/assertMayGiveBack.ts'
import { shiftAct } from './shifts/shiftAct.ts'
import { ownPlannedMonth } from './plannedMonth.ts'
import { calendarOf, requestedPlannedShift, type PlannedShiftInput } from './requestedPlannedShift.ts'
import { shiftFactsOf } from './shifts/shiftFactsOf.ts'
import { readShiftFacts, type ShiftFactsRow } from './shifts/shiftFactsStore.ts'
import { shiftOf } from './shifts/shiftOf.ts'
import { deleteShifts, listShiftsById, type ShiftRow } from './shifts/shiftStore.ts'
import { ownTable, type Table } from './shifts/tableOf.ts'
import { applyShiftSideEffects } from './shifts/applyShiftSideEffects.ts'

type WholeMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

export function removePlannedShift(
  context: CommandContext,
  input: WholeMonth & PlannedShiftInput,
): Promise<PlannedMonth> {
  const mine = ownTable(context, input)
  return removeFromCalendar(context, mine, input, () => ownPlannedMonth(context, mine))
}

export async function removeFromCalendar<Answer extends object>(
  context: CommandContext,
  mine: Table,
  input: PlannedShiftInput,
  readAnswer: () => Promise<Answer>,
) {
  const { facts, shifts } = await calendarOf(context, mine)
  const shift = await requestedPlannedShift(context.tx, shifts, input)
  assertAllowed(refusalToRemovePlannedShift(shiftFactsOf(facts, { ...mine, today: context.today }), shift))
  const removal = { action: 'remove planned shift', id: shift.id, before: shiftOf(shift) } as const
  await remove(context, mine, { facts, shifts: [shift] }, shiftAct(mine, removal))
  const change = { before: [shift], after: null, cause: { code: 'shift_removed' } } as const
  return answerUndoableChange(context, mine, change, readAnswer)
}

export async function removeAllPlannedShifts(context: CommandContext, input: WholeMonth): Promise<PlannedMonth> {
  const mine = ownTable(context, input)
  const { facts, shifts } = await calendarOf(context, mine)
  const { freeze } = shiftFactsOf(facts, { ...mine, today: context.today })
  assertAllowed(refusalToRemoveAll({ freeze, shifts }))
  await remove(context, mine, { facts, shifts }, { action: 'remove all planned shifts', ...actOf(mine, shifts) })
  const change = { before: shifts, after: null, cause: { code: 'shifts_removed' } } as const
  return answerUndoableChange(context, mine, change, () => ownPlannedMonth(context, mine))
}

type TakeBack = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly shifts: readonly { readonly id: number; readonly version: number }[]
}

/** Undoes a range, a copy or a pattern. When one shift has changed, no shift is removed (rule planning-82). */
export async function takeBackShifts(context: CommandContext, input: TakeBack): Promise<PlannedMonth> {
  const { tx } = context
  const mine = ownTable(context, input)
  const [contract, rows] = await Promise.all([
    readShiftFacts(tx, mine),
    listShiftsById(tx, { ...mine, ids: input.shifts.map(({ id }) => id) }),
  ])
  orNotFound(contract)
  const isUnchanged = input.shifts.every(({ id, version }) =>
    rows.some((row) => row.id === id && row.version === version),
  )
  if (!isUnchanged) throw new RefusalError({ code: 'nothing_to_undo' })
  const removedRecupHolidays: Day[] = []
  for (const [yearMonth, shifts] of Map.groupBy(rows, ({ day }) => monthOf(day)))
    removedRecupHolidays.push(...(await takeBackOfMonth(context, { ...mine, yearMonth }, shifts)))
  return { ...(await ownPlannedMonth(context, mine)), removedRecupHolidays }
}

async function takeBackOfMonth(context: CommandContext, table: Table, shifts: readonly ShiftRow[]): Promise<Day[]> {
  const facts = orNotFound(await readShiftFacts(context.tx, table))
  const rules = shiftFactsOf(facts, { ...table, today: context.today })
  for (const shift of shifts) assertAllowed(refusalToRemovePlannedShift(rules, shift))
  await remove(context, table, { facts, shifts }, { action: 'take back planned shifts', ...actOf(table, shifts) })
  return applyShiftSideEffects(context, { ...table, shifts, cause: { code: 'shifts_removed' } })
}

type Removed = { readonly facts: ShiftFactsRow; readonly shifts: readonly ShiftRow[] }

async function remove(
  context: CommandContext,
  table: Table,
  removed: Removed,
  act: Parameters<typeof recordCallerAct>[1],
): Promise<void> {
  assertMayGiveBack(context, table, removed)
  deleteShifts(context.tx, removed.shifts, context.now)
  await recordCallerAct(context, act)
}

/** The fields of the audit entry of a removal of several shifts. */
const actOf = ({ contractId, personId }: Table, shifts: readonly ShiftRow[]) =>
  ({
    entity: 'contract',
    entityId: contractId,
    personId,
    before: { days: shifts.map(({ day }) => day), shiftTypeIds: shifts.map(({ shiftTypeId }) => shiftTypeId) },
  }) as const
