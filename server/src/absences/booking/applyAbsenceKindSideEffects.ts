import type { Day } from '@uurwerk/domain/time/day'
import { refreshStoredMonths } from '../../balances/months/refreshStoredMonths.ts'
import type { CommandContext } from '../../app/context.ts'
import { noteDaysChangedByHr } from '../../contracts/months/changedByHrStore.ts'

type KindChange = { readonly personId: number; readonly day: Day; readonly kindChanged: boolean }

/**
 * Applies the side effects when HR changes the kind of an absence or its counter. The approval of the timesheet stays,
 * because the invoiced hours do not change. The month is marked as changed by HR only when the kind changes (rule
 * absences-45).
 */
export async function applyAbsenceKindSideEffects(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { personId, day, kindChanged }: KindChange,
): Promise<void> {
  if (kindChanged) noteDaysChangedByHr(tx, { personId, days: [day], now })
  await refreshStoredMonths(tx, { personId, days: [day], now })
}
