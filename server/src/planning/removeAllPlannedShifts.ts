import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { answerUndoableChange } from './undo/answerUndoableChange.ts'
import { assertMayGiveBack } from './openShifts/assertMayGiveBack.ts'
import { plannedMonth } from './plannedMonth.ts'
import { shiftFactsOf } from './shifts/shiftFactsOf.ts'
import { readShiftFacts } from './shifts/shiftFactsStore.ts'
import { deleteShifts, readShifts } from './shifts/shiftStore.ts'
import { ownTable } from './shifts/tableOf.ts'

type Input = { readonly contractId: number; readonly yearMonth: YearMonth }

/** Removes all planned shifts of a contract in a month: the action 'Verwijder shifts'. */
export async function removeAllPlannedShifts(context: CommandContext, input: Input): Promise<PlannedMonth> {
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
