import { eachDay, type Day } from '@uurwerk/domain/time/day'
import { settleAbsenceChange } from '../absences/settleAbsenceChange.ts'
import { grantWeekendHolidays } from '../balances/grantWeekendHolidays.ts'
import type { Writing } from '../http/route.ts'

type Settling = {
  readonly personId: number
  /** From this day on somebody has become sick, or is no more. */
  readonly from: Day
  /** The days of the shifts and absences that went or came back. */
  readonly changed: readonly Day[]
  readonly reason: string
}

/** What follows for holidays and for months that are confirmed. Answers the days whose 'Feestdag recup' is no longer paid for. */
export async function settleSickLeave(writing: Writing, { personId, from, changed, reason }: Settling): Promise<Day[]> {
  const { tx, actor, now, today } = writing
  const removed = await grantWeekendHolidays(tx, { personId, actorId: actor.personId, now, reason })
  const sickDays = from <= today ? eachDay(from, today) : []
  await settleAbsenceChange(writing, { personId, actingAs: 'hr', days: [...new Set([...sickDays, ...changed])] })
  return removed
}
