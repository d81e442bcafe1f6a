import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import type { Day } from '@uurwerk/domain/time/day'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withSubdivisions } from './filter/customerTree.ts'
import { filteredRows } from './filter/filteredRows.ts'
import type { TeamFilter } from './filter/useTeamFilter.ts'
import { useQualified } from './fresh/useQualified.ts'
import { rowsInOrder, useTeamWarnings } from './fresh/useTeamWarnings.ts'
import { rowsOfTeam } from './grid/rowsOfTeam.ts'
import { teamPlanningQuery, type TeamPeriod } from './queries.ts'

export function useTeam({ from, to }: TeamPeriod, filter: TeamFilter) {
  const load = useQuery(teamPlanningQuery({ from, to }))
  const team = load.data
  const isShown = team?.from === from && team.to === to
  const { rows: all, types } = team !== undefined && isShown ? rowsOfTeam(team) : NO_ROWS
  const warnings = useTeamWarnings({ from, to }, isShown)
  const { name, customerId, qualificationId, employerId, kind, typeName, freeOn, onlyShort, sort, onlyWarned } = filter
  const customers = team?.customers ?? NO_CUSTOMERS
  const customerIds = useMemo(() => withSubdivisions(customers, customerId), [customers, customerId])
  const { qualifications, holders } = useQualified({ from, to }, qualificationId)
  const found = useMemo(
    () => filteredRows(all, { name, customerIds, holders, employerId, kind, typeName, freeOn, onlyShort }),
    [all, name, customerIds, holders, employerId, kind, typeName, freeOn, onlyShort],
  )
  const rows = useMemo(() => rowsInOrder(found, { sort, onlyWarned, warnings }), [found, sort, onlyWarned, warnings])
  const holidays = team?.holidays
  const holidayOf = useMemo(() => {
    const extra = new Map<string, string>(holidays?.map(({ date, name: title }) => [date, title]))
    return (day: Day) => extra.get(day) ?? holidayOn(day)?.name ?? null
  }, [holidays])
  return { load, isShown, team, all, rows, types, customers, customerIds, holidayOf, qualifications, warnings }
}

const NO_ROWS = { rows: [], types: [] } as const
const NO_CUSTOMERS = [] as const
