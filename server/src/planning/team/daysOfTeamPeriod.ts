import { TEAM_PLANNING_DAYS } from '@uurwerk/contract/planning/teamPlanning'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import { RefusalError } from '../../app/RefusalError.ts'

export type Period = { readonly from: Day; readonly to: Day }

/** The days of a period. Refuses a period without a day, and a period of more than 31 days (rule team-1). */
export function daysOfTeamPeriod({ from, to }: Period): readonly Day[] {
  const days = eachDay(from, to)
  if (days.length === 0) throw new RefusalError({ code: 'no_day_chosen' })
  if (days.length > TEAM_PLANNING_DAYS) throw new RefusalError({ code: 'period_too_long', most: TEAM_PLANNING_DAYS })
  return days
}
