import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { refreshMonths, refreshStoredMonths, affectedStoredMonths } from '../../balances/months/refreshStoredMonths.ts'
import type { CommandContext } from '../../app/context.ts'
import { markDaysChangedByHr, noteDaysChangedByHr } from '../../contracts/months/changedByHrStore.ts'

type AbsenceChange = { readonly personId: number; readonly actingAs: ActingAs; readonly days: readonly Day[] }

/**
 * Marks the months as changed by HR when HR made the change, and calculates stored balances again (rule absences-46).
 */
export const applyAbsenceSideEffects = (
  context: Pick<CommandContext, 'tx' | 'now'>,
  change: AbsenceChange,
): Promise<void> => answerAfterAbsences(context, change, () => Promise.resolve())

/**
 * Most changes change no stored balance, so the answer is read while the side effects are applied. When a stored
 * balance does change, the answer is read a second time.
 */
export async function answerAfterAbsences<Answer>(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { personId, actingAs, days }: AbsenceChange,
  readAnswer: () => Promise<Answer>,
): Promise<Answer> {
  if (actingAs === 'hr') markDaysChangedByHr(tx, { personId, days, now })
  const [months, answer] = await Promise.all([affectedStoredMonths(tx, { personId, days }), readAnswer()])
  if (months.length === 0) return answer
  await refreshMonths(tx, { personId, months, now })
  return readAnswer()
}

type KindChange = { readonly personId: number; readonly day: Day; readonly kindChanged: boolean }

/**
 * Calculates the stored balance of the month again. The timesheet keeps its approval, because the invoiced hours do not
 * change. The month is marked as changed by HR only when the kind of the absence changes (rule absences-45).
 */
export async function applyAbsenceKindSideEffects(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { personId, day, kindChanged }: KindChange,
): Promise<void> {
  if (kindChanged) noteDaysChangedByHr(tx, { personId, days: [day], now })
  await refreshStoredMonths(tx, { personId, days: [day], now })
}
