import type { TakenAway } from '@uurwerk/contract/people'
import { addDays, LAST_YEAR, toDay, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import type { z } from 'zod'
import { selectAbsences } from '../absences/absenceStore.ts'
import { closeAbsences } from '../absences/closeAbsences.ts'
import { applyAbsenceSideEffects } from '../absences/applyAbsenceSideEffects.ts'
import { grantWeekendHolidays } from '../balances/grantWeekendHolidays.ts'
import { closeShiftsAfter, dropLocksAfter } from '../contracts/closingStore.ts'
import type { CommandContext } from '../http/route.ts'
import { updateEmploymentEnd } from './personStore.ts'

/**
 * Closes the shifts, absences and locked months after the last working day. Contracts keep their dates (rule
 * people-52).
 */
export async function endEmployment(
  context: CommandContext,
  personId: number,
  lastDay: Day,
): Promise<z.output<typeof TakenAway>> {
  const { tx, actor, now } = context
  const reason = `samenwerking stopgezet op ${formatDayWithSlashes(lastDay)}`
  const writer = { actorId: actor.personId, now, reason }
  await updateEmploymentEnd(tx, personId, lastDay)
  const after = { personId, contractId: null, lastDay }
  const shifts = await closeShiftsAfter(tx, { ...after, now, reason })
  const absences = await selectAbsences(tx, { personId, from: addDays(lastDay, 1), until: toDay(`${LAST_YEAR}-12-31`) })
  await closeAbsences(tx, { ids: absences.map(({ id }) => id), ...writer })
  const months = await dropLocksAfter(tx, after)
  const removedRecupHolidays = await grantWeekendHolidays(tx, { personId, ...writer })
  const absenceDays = absences.map(({ day }) => day)
  await applyAbsenceSideEffects(context, { personId, actingAs: 'hr', days: [...shifts, ...absenceDays] })
  return { shifts, absences: absenceDays, orders: 0, months, removedRecupHolidays }
}
