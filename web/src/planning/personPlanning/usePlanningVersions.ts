import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { Difference, PersonPlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { lockedAbsencesQuery, lockedPlannedQuery, personPlannedQuery, plannedAbsencesQuery } from './queries.ts'
import type { PlanningKey } from './queries.ts'

/** The planning of a contract in a month: the current planning (`actual`) or the planning when it was locked. */
export type Version = { readonly planned: PersonPlannedMonth; readonly absences: MonthAbsences }

export type VersionRead = {
  readonly data: Version | undefined
  readonly error: Error | null
  readonly retry: () => unknown
}

const NONE: readonly Difference[] = []

export type Versions = {
  readonly actual: VersionRead
  readonly locked: VersionRead
  readonly differences: readonly Difference[]
}

/** The current version says whether the month is locked. The locked version is loaded only for a locked month. */
export function usePlanningVersions(of: PlanningKey): Versions {
  const planned = useQuery(personPlannedQuery(of))
  const absences = useQuery(plannedAbsencesQuery(of))
  const enabled = planned.data?.locked === true
  const lockedPlanned = useQuery({ ...lockedPlannedQuery(of), enabled })
  const lockedAbsences = useQuery({ ...lockedAbsencesQuery(of), enabled })
  return {
    actual: readOf(planned, absences),
    locked: readOf(lockedPlanned, lockedAbsences),
    differences: (enabled && lockedPlanned.data?.differences) || NONE,
  }
}

function readOf(planned: UseQueryResult<PersonPlannedMonth>, absences: UseQueryResult<MonthAbsences>): VersionRead {
  const failed = [planned, absences].filter(({ data, error }) => data === undefined && error !== null)
  return {
    data: planned.data && absences.data ? { planned: planned.data, absences: absences.data } : undefined,
    error: failed[0]?.error ?? null,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
