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
import { plannedMonth } from './plannedMonth.ts'
import { plannedShiftAsked } from './plannedShiftAsked.ts'
import { shiftFactsOf } from './shifts/shiftFactsOf.ts'
import { readShiftFacts } from './shifts/shiftFactsStore.ts'
import { shiftOf } from './shifts/shiftOf.ts'
import { deleteShifts, readShifts, readShiftsById, type ShiftRow } from './shifts/shiftStore.ts'
import { ownTable, type Table } from './shifts/tableOf.ts'
import { applyShiftSideEffects } from './shifts/applyShiftSideEffects.ts'

type PlannedShiftToRemove = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly day: Day
  readonly id?: number | undefined
  readonly version?: number | undefined
}

export function removePlannedShift(context: CommandContext, input: PlannedShiftToRemove): Promise<PlannedMonth> {
  const mine = ownTable(context, input)
  return removeFromCalendar(context, mine, input, () => plannedMonth(context.tx, { ...mine, today: context.today }))
}

/** Removes a planned shift from the calendar of a contract. `readAnswer` reads the answer after the change. */
export async function removeFromCalendar<Answer extends object>(
  context: CommandContext,
  mine: Table,
  input: Omit<PlannedShiftToRemove, 'contractId' | 'yearMonth'>,
  readAnswer: () => Promise<Answer>,
) {
  const { tx, now, today } = context
  const [row, shifts] = await Promise.all([readShiftFacts(tx, mine), readShifts(tx, mine)])
  const facts = orNotFound(row)
  const rules = shiftFactsOf(facts, { ...mine, today })
  const shift = await plannedShiftAsked(tx, shifts, input)
  assertAllowed(refusalToRemovePlannedShift(rules, shift))
  await assertMayGiveBack(context, mine, { facts, shifts: [shift] })
  deleteShifts(tx, [shift], now)
  const removal = { action: 'remove planned shift', id: shift.id, before: shiftOf(shift) } as const
  await recordCallerAct(context, shiftAct(mine, removal))
  const change = { before: [shift], after: null, cause: { code: 'shift_removed' } } as const
  return answerUndoableChange(context, mine, change, readAnswer)
}

type WholeMonth = { readonly contractId: number; readonly yearMonth: YearMonth }

/** Removes all planned shifts of a contract in a month: the action 'Verwijder shifts'. */
export async function removeAllPlannedShifts(context: CommandContext, input: WholeMonth): Promise<PlannedMonth> {
  const { tx, now, today } = context
  const mine = ownTable(context, input)
  const [row, shifts] = await Promise.all([readShiftFacts(tx, mine), readShifts(tx, mine)])
  const facts = orNotFound(row)
  assertAllowed(refusalToRemoveAll({ freeze: shiftFactsOf(facts, { ...mine, today }).freeze, shifts }))
  await assertMayGiveBack(context, mine, { facts, shifts })
  deleteShifts(tx, shifts, now)
  await recordCallerAct(context, {
    action: 'remove all planned shifts',
    entity: 'contract',
    entityId: input.contractId,
    personId: mine.personId,
    before: { days: shifts.map(({ day }) => day), shiftTypeIds: shifts.map(({ shiftTypeId }) => shiftTypeId) },
  })
  const change = { before: shifts, after: null, cause: { code: 'shifts_removed' } } as const
  return answerUndoableChange(context, mine, change, () => plannedMonth(tx, { ...mine, today }))
}

type TakeBack = {
  readonly contractId: number
  /** The month that the answer must contain. */
  readonly yearMonth: YearMonth
  readonly shifts: readonly { readonly id: number; readonly version: number }[]
}

/**
 * Removes shifts that the caller planned, to undo a range, a copy or a pattern. When one of the shifts was changed or
 * removed after the planning, no shift is removed (rule planning-82).
 */
export async function takeBackShifts(context: CommandContext, input: TakeBack): Promise<PlannedMonth> {
  const { tx, today } = context
  const mine = ownTable(context, input)
  const [contract, rows] = await Promise.all([
    readShiftFacts(tx, mine),
    readShiftsById(tx, { ...mine, ids: input.shifts.map(({ id }) => id) }),
  ])
  orNotFound(contract)
  const isUnchanged = input.shifts.every(({ id, version }) =>
    rows.some((row) => row.id === id && row.version === version),
  )
  if (!isUnchanged) throw new RefusalError({ code: 'nothing_to_undo' })
  const removedRecupHolidays: Day[] = []
  for (const [yearMonth, shifts] of Map.groupBy(rows, ({ day }) => monthOf(day)))
    removedRecupHolidays.push(...(await takeBackOfMonth(context, { ...mine, yearMonth }, shifts)))
  return { ...(await plannedMonth(tx, { ...mine, today })), removedRecupHolidays }
}

async function takeBackOfMonth(context: CommandContext, table: Table, shifts: readonly ShiftRow[]): Promise<Day[]> {
  const { tx, now, today } = context
  const facts = orNotFound(await readShiftFacts(tx, table))
  const rules = shiftFactsOf(facts, { ...table, today })
  for (const shift of shifts) assertAllowed(refusalToRemovePlannedShift(rules, shift))
  await assertMayGiveBack(context, table, { facts, shifts })
  deleteShifts(tx, shifts, now)
  await recordCallerAct(context, {
    action: 'take back planned shifts',
    entity: 'contract',
    entityId: table.contractId,
    personId: table.personId,
    before: { days: shifts.map(({ day }) => day), shiftTypeIds: shifts.map(({ shiftTypeId }) => shiftTypeId) },
  })
  return applyShiftSideEffects(context, { ...table, shifts, cause: { code: 'shifts_removed' } })
}
