import type { teamStaffing as endpoint } from '@uurwerk/contract/planning/teamStaffing'
import type { AnswerOf } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Period } from '../team/daysOfTeamPeriod.ts'
import { staffedDays } from './staffedDays.ts'

/**
 * The planned and the needed people of each shift type and day. The grid shows these numbers at its bottom and in the
 * rows of customers (rule staffing-3).
 */
export async function teamStaffing(db: Database, { from, to }: Period): Promise<AnswerOf<typeof endpoint>> {
  const staffed = await staffedDays(db, { from, to })
  return {
    from,
    to,
    staffed: staffed.map(({ shiftTypeId, day, planned, plannedSeconds, needed, neededSeconds }) => [
      shiftTypeId,
      day,
      planned,
      plannedSeconds,
      needed,
      neededSeconds,
    ]),
  }
}
