import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { answerUndoableChange } from './undo/answerUndoableChange.ts'
import { assertMayGiveBack } from './openShifts/assertMayGiveBack.ts'
import { shiftAct } from './shifts/shiftAct.ts'
import { plannedMonth } from './plannedMonth.ts'
import { plannedShiftAsked } from './plannedShiftAsked.ts'
import { shiftFactsOf } from './shifts/shiftFactsOf.ts'
import { readShiftFacts } from './shifts/shiftFactsStore.ts'
import { shiftOf } from './shifts/shiftOf.ts'
import { deleteShifts, readShifts } from './shifts/shiftStore.ts'
import { ownTable, type Table } from './shifts/tableOf.ts'

export type PlannedShiftToRemove = {
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
