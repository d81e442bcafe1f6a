import type { Day } from '@uurwerk/domain/time/day'
import { applyAbsenceSideEffects } from '../absences/applyAbsenceSideEffects.ts'
import { grantWeekendHolidays } from '../balances/grantWeekendHolidays.ts'
import type { CommandContext } from '../http/route.ts'

type Settling = {
  readonly personId: number
  /** On which somebody has become sick or is no more, and of the shifts and absences that went or came back. */
  readonly days: readonly Day[]
  readonly reason: string
}

/**
 * What follows for holidays and for months that are confirmed. Answers the days whose 'Feestdag recup' is no longer
 * paid for (rules people-48, people-49).
 */
export async function settleSickLeave(context: CommandContext, { personId, days, reason }: Settling): Promise<Day[]> {
  const { tx, actor, now } = context
  const removed = await grantWeekendHolidays(tx, { personId, actorId: actor.personId, now, reason })
  await applyAbsenceSideEffects(context, { personId, actingAs: 'hr', days: [...new Set(days)] })
  return removed
}
