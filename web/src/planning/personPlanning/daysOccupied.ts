import type { MonthContract } from '../../contracts/queries.ts'
import { isFullyAbsent, type Elsewhere } from '../calendar/calendarDays.ts'
import * as texts from '../../texts/texts.ts'
import type { Version } from './usePlanningVersions.ts'

type Calendar = {
  readonly planned: Pick<Version['planned'], 'occupiedDays'>
  readonly absences: Pick<Version['absences'], 'absenceDtos'>
}

/** The days with a shift on another contract. Days with a full day of absence are left out. */
export function daysOccupied(
  { planned, absences }: Calendar,
  others: readonly Pick<MonthContract, 'id' | 'customerName'>[],
): ReadonlyMap<string, Elsewhere> {
  const [only, ...more] = others
  if (only === undefined) return new Map()
  const where =
    more.length === 0
      ? { contractId: only.id, customerName: only.customerName }
      : { contractId: null, customerName: texts.personPlanning.anotherCustomer }
  const absent = Map.groupBy(absences.absenceDtos, ({ date }): string => date)
  const isAbsent = (day: string) => isFullyAbsent({ absences: absent.get(day) ?? [] })
  return new Map(planned.occupiedDays.filter((day) => !isAbsent(day)).map((day) => [day, where]))
}
