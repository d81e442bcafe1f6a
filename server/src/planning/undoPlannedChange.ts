import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { warningText } from '@uurwerk/contract/planning/warnings'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { CommandContext } from '../app/context.ts'
import { inCalendar, undoShiftChange } from './undo/undoShiftChange.ts'
import { ownPlannedMonth } from './plannedMonth.ts'
import { ownTable } from './shifts/tableOf.ts'

type Input = { readonly contractId: number; readonly yearMonth: YearMonth; readonly undoId: number }

/** Restores the shifts that the caller removed or edited in the calendar (rule planning-44). */
export async function undoPlannedChange(context: CommandContext, input: Input): Promise<PlannedMonth> {
  const mine = ownTable(context, input)
  const { removedRecupHolidays, warnings } = await undoShiftChange(context, mine, {
    undoId: input.undoId,
    refusalToRestore: inCalendar,
  })
  return { ...(await ownPlannedMonth(context, mine)), removedRecupHolidays, ...warningText(warnings) }
}
