import { warningText } from '@uurwerk/contract/planning/warnings'
import type { CommandContext } from '../../app/context.ts'
import type { Table } from '../shifts/tableOf.ts'
import { inCalendar, restoreShifts } from '../undo/undoShiftChange.ts'
import { done, type Judged, type Operation } from './judged.ts'

/** Restores the removed shifts of one contract in one month, with all their values (rule team-7). */
export async function restoreTogether(
  context: CommandContext,
  table: Table,
  operations: readonly Operation<'restore'>[],
): Promise<readonly Judged[]> {
  const { restored, refused, warnings } = await restoreShifts(context, table, {
    undoId: operations[0]!.undoId,
    refusalToRestore: inCalendar,
    ids: operations.map(({ id }) => id),
  })
  const { warning } = warningText(warnings, table.actingAs)
  const [first] = restored.keys()
  return operations.map(({ id }) => {
    const newId = restored.get(id)
    if (newId === undefined) return { refusal: refused.get(id) ?? { code: 'nothing_to_undo' } }
    return done(newId, 1, id === first ? warning : undefined)
  })
}
