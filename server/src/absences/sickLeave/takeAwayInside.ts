import type { Cause } from '@uurwerk/domain/people/cause'
import { LAST_YEAR, toDay, type Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { selectAbsences } from '../absenceStore.ts'
import { closeAbsences } from '../booking/closeAbsences.ts'
import type { CommandContext } from '../../app/context.ts'
import { closeShiftsOfSickLeave, keepAbsencesWithSickLeave } from './prolongedSickLeaveStore.ts'

type Asked = {
  readonly personId: number
  readonly id: number
  readonly period: DayPeriod
  readonly cause: Cause
}

/**
 * Removes the planned shifts and absences during a prolonged sickness, and keeps them in the database so that they can
 * be restored. Returns the days of these shifts and absences (rule people-38).
 */
export async function takeAwayInside(
  { tx, actor, now }: CommandContext,
  { personId, id, period, cause }: Asked,
): Promise<{ readonly shifts: Day[]; readonly absences: Day[] }> {
  const shifts = await closeShiftsOfSickLeave(tx, { id, personId, period, now, cause })
  const until = period.end ?? toDay(`${LAST_YEAR}-12-31`)
  const inside = await selectAbsences(tx, { personId, from: period.start, until })
  const ids = inside.map((absence) => absence.id)
  await closeAbsences(tx, { ids, actorId: actor.personId, now, cause })
  await keepAbsencesWithSickLeave(tx, id, ids)
  return { shifts, absences: inside.map(({ day }) => day) }
}
