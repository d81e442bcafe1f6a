import type { Day } from '@uurwerk/domain/time/day'
import { refreshStoredMonths } from '../balances/refreshStoredMonths.ts'
import type { CommandContext } from '../http/route.ts'
import { noteDaysChangedByHr } from '../timesheets/changedByHrStore.ts'

type KindChange = { readonly personId: number; readonly day: Day; readonly kindChanged: boolean }

/**
 * What follows when HR books an absence under another counter or as another kind. No hour of a customer moves by it, so
 * that an approval stands; the employee confirmed something else only where the kind changed (rule absences-45).
 */
export async function settleAbsenceKind(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { personId, day, kindChanged }: KindChange,
): Promise<void> {
  if (kindChanged) await noteDaysChangedByHr(tx, { personId, days: [day], now })
  await refreshStoredMonths(tx, { personId, days: [day], now })
}
