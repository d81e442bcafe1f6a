import { badgeOf } from '@uurwerk/domain/timesheets/timesheetState'
import { useQuery } from '@tanstack/react-query'
import { TimesheetBadge } from '../timesheets/TimesheetBadge.tsx'
import { timesheetStateOf } from '../timesheets/timesheetStateOf.ts'
import { personPlannedQuery } from './queries.ts'
import type { PlanningKey } from './queries.ts'

/** The stage of the timesheet of the chosen contract. */
export function PlanningState({ of }: { readonly of: PlanningKey }) {
  const { data } = useQuery(personPlannedQuery(of))
  return data === undefined ? null : <TimesheetBadge badge={badgeOf(timesheetStateOf(data))} />
}
