import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { lockedAbsencesQuery, lockedPlannedQuery, personPlannedQuery, plannedAbsencesQuery } from './queries.ts'
import type { PlanningKey } from './queries.ts'

/** The actual or the locked planning of a contract in a month. */
export type Version = { readonly planned: PlannedMonth; readonly absences: MonthAbsences }

export type VersionRead = {
  readonly data: Version | undefined
  readonly error: Error | null
  readonly retry: () => unknown
}

/**
 * Loads both versions of the planning. The locked version is loaded after the actual version shows that the month is
 * locked.
 */
export function usePlanningVersions(of: PlanningKey): { readonly actual: VersionRead; readonly locked: VersionRead } {
  const planned = useQuery(personPlannedQuery(of))
  const absences = useQuery(plannedAbsencesQuery(of))
  const enabled = planned.data?.locked === true
  const lockedPlanned = useQuery({ ...lockedPlannedQuery(of), enabled })
  const lockedAbsences = useQuery({ ...lockedAbsencesQuery(of), enabled })
  return { actual: readOf(planned, absences), locked: readOf(lockedPlanned, lockedAbsences) }
}

function readOf(planned: UseQueryResult<PlannedMonth>, absences: UseQueryResult<MonthAbsences>): VersionRead {
  const failed = [planned, absences].filter(({ data, error }) => data === undefined && error !== null)
  return {
    data: planned.data && absences.data ? { planned: planned.data, absences: absences.data } : undefined,
    error: failed[0]?.error ?? null,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
