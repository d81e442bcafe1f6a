import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { refreshStoredMonths } from '../../balances/months/refreshStoredMonths.ts'
import type { CommandContext } from '../../app/context.ts'
import { markDaysChangedByHr } from '../../contracts/months/changedByHrStore.ts'

export type AbsenceChange = { readonly personId: number; readonly actingAs: ActingAs; readonly days: readonly Day[] }

/**
 * Applies the side effects of a change of absences: marks the months as changed by HR when HR made the change, and
 * calculates the stored balances of these months again (rule absences-46).
 */
export async function applyAbsenceSideEffects(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { personId, actingAs, days }: AbsenceChange,
): Promise<void> {
  if (actingAs === 'hr') markDaysChangedByHr(tx, { personId, days, now })
  await refreshStoredMonths(tx, { personId, days, now })
}
