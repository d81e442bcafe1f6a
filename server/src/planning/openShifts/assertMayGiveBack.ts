import { refusalToGiveBack } from '@uurwerk/domain/planning/openShifts/refusalToGiveBack'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { PersonShiftFactsRow } from '../shifts/shiftFactsStore.ts'
import type { Table } from '../shifts/tableOf.ts'

type Removed = {
  readonly facts: Pick<PersonShiftFactsRow, 'shifts' | 'claimFreeHours'>
  /** The shifts that are removed or moved to another day. */
  readonly shifts: readonly { readonly id: number }[]
}

/** Throws a refusal when an employee removes or moves a claimed shift shortly before its start (rule needs-14). */
export function assertMayGiveBack({ now }: CommandContext, { actingAs }: Table, { facts, shifts }: Removed): void {
  const ids = new Set(shifts.map(({ id }) => id))
  const removed = facts.shifts.filter(({ id }) => ids.has(id))
  assertAllowed(refusalToGiveBack(removed, { now, actingAs, freeHours: facts.claimFreeHours }))
}
