import { refusalToGiveBack } from '@uurwerk/domain/planning/openShifts/refusalToGiveBack'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { readPlanningSettings } from '../../company/planningSettingsStore.ts'
import type { PersonShiftFactsRow } from '../shifts/shiftFactsStore.ts'
import type { Table } from '../shifts/tableOf.ts'

type Removed = {
  readonly facts: Pick<PersonShiftFactsRow, 'shifts'>
  /** The shifts that are removed or moved to another day. */
  readonly shifts: readonly { readonly id: number }[]
}

/** Refuses that an employee removes or moves a claimed shift shortly before its start (rule needs-14). */
export async function assertMayGiveBack(
  { tx, now }: CommandContext,
  { actingAs }: Table,
  { facts, shifts }: Removed,
): Promise<void> {
  const ids = new Set(shifts.map(({ id }) => id))
  const claimed = facts.shifts.filter((shift) => shift.claimed && ids.has(shift.id))
  if (claimed.length === 0) return
  const { claimFreeHours: freeHours } = await readPlanningSettings(tx)
  assertAllowed(refusalToGiveBack(claimed, { now, actingAs, freeHours }))
}
