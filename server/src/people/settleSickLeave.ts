import type { Day } from '@uurwerk/domain/time/day'
import { applyAbsenceSideEffects } from '../absences/applyAbsenceSideEffects.ts'
import { grantWeekendHolidays } from '../balances/grantWeekendHolidays.ts'
import type { CommandContext } from '../http/route.ts'

type Settling = {
  readonly personId: number
  /**
   * The days on which a sickness starts or no longer applies, and the days of the shifts and absences that were closed
   * or given back.
   */
  readonly days: readonly Day[]
  readonly reason: string
}

/**
 * Updates the grants for public holidays and the confirmed months. Returns the 'Feestdag recup' days that no longer
 * have a balance (rules people-48, people-49).
 */
export async function settleSickLeave(context: CommandContext, { personId, days, reason }: Settling): Promise<Day[]> {
  const { tx, actor, now } = context
  const removed = await grantWeekendHolidays(tx, { personId, actorId: actor.personId, now, reason })
  await applyAbsenceSideEffects(context, { personId, actingAs: 'hr', days: [...new Set(days)] })
  return removed
}
