import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { availabilityOn, isSetLate } from '@uurwerk/domain/planning/availability/availability'
import { addDays, eachDay, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { readPlanningSettings } from '../../company/planningSettingsStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { clockHours } from '../availability/availability.ts'
import { readAvailability } from '../availability/availabilityStore.ts'
import { saidByPerson } from '../availability/saidByPerson.ts'

type Period = { readonly from: Day; readonly to: Day }

/**
 * The availability of people on the days of a period, and on the day before and the day after the period (rules
 * availability-4, availability-6). Without ids of people, the function returns the availability of all people.
 */
export async function teamAvailability(
  db: Database,
  { from, to }: Period,
  people: readonly number[] | null,
): Promise<TeamPlanning['availability']> {
  const period = { from: addDays(from, -1), to: addDays(to, 1) }
  const [rows, { availabilityDeadlineDays }] = await Promise.all([
    readAvailability(db, people, period),
    readPlanningSettings(db),
  ])
  const days = eachDay(period.from, period.to)
  return [...saidByPerson(rows)].flatMap(([personId, said]) =>
    days.flatMap((day): TeamPlanning['availability'] => {
      const found = availabilityOn(day, said)
      if (found === null || found.mark === 'free') return []
      const hours = clockHours(found.hours)
      const isLate = isSetLate(day, brusselsDayOf(found.setAt), availabilityDeadlineDays)
      return [[personId, day, found.mark, hours?.start ?? null, hours?.end ?? null, isLate]]
    }),
  )
}
