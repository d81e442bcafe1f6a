import type { ownTeam as endpoint } from '@uurwerk/contract/planning/team/ownTeam'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { daysAway } from '@uurwerk/domain/planning/ownTeam/daysAway'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { AnswerOf, QueryContext } from '../../app/context.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { readPlanningSettings } from '../../company/planningSettingsStore.ts'
import { daysOfTeamPeriod, type Period } from '../team/daysOfTeamPeriod.ts'
import { listColleagues, listColleagueShifts, listOwnCustomers } from './ownTeamStore.ts'

/**
 * The planning of the colleagues at the customers of the caller's own contracts, on the days of those contracts. The
 * answer contains no other customer, no reason of an absence and no sum of hours (rules team-25, team-54, team-55,
 * team-26).
 */
export async function ownTeam(
  { db, today, actor: { personId } }: QueryContext,
  { from, to }: Period,
): Promise<AnswerOf<typeof endpoint>> {
  const { teamVisible } = await readPlanningSettings(db)
  if (!teamVisible) throw new RefusalError({ code: 'team_not_visible' })
  const days = daysOfTeamPeriod({ from, to })
  const [extra, people, shifts, customers] = await Promise.all([
    listExtraHolidays(db, { from, until: to }),
    listColleagues(db, [personId, from, to]),
    listColleagueShifts(db, [personId, from, to]),
    listOwnCustomers(db, [personId, from, to]),
  ])
  const isHoliday = (day: Day) => holidayOn(day, extra) !== null
  return {
    from,
    to,
    holidays: days.flatMap((day) => holidayOn(day, extra) ?? []),
    customers,
    people: people.map(({ id, firstName, lastName, customerIds }) => ({ id, firstName, lastName, customerIds })),
    shifts,
    away: people.flatMap(({ id, shared, ...facts }) =>
      daysAway(facts, {
        today,
        days: days.filter((day) => shared.some((period) => containsDay(period, day))),
        isHoliday,
      }).map((day): [number, Day] => [id, day]),
    ),
  }
}
