import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { eachDay } from '@uurwerk/domain/time/day'
import { rowsFrom, typesOf, type TeamSlices } from './teamRows.ts'

const known = new WeakMap<TeamPlanning, TeamSlices>()
let latest: { readonly team: TeamPlanning; readonly slices: TeamSlices } | null = null

/**
 * Makes the rows of an answer, only once for each answer. Unchanged rows, days and shift types of the previous answer
 * stay the same objects.
 */
export function rowsOfTeam(team: TeamPlanning): TeamSlices {
  const made = known.get(team)
  if (made !== undefined) return made
  const isSamePeriod = latest?.team.from === team.from && latest.team.to === team.to
  const days = isSamePeriod ? latest!.slices.days : eachDay(team.from, team.to)
  const hasSameTypes = latest !== null && JSON.stringify(latest.team.shiftTypes) === JSON.stringify(team.shiftTypes)
  const types = hasSameTypes ? latest!.slices.types : typesOf(team)
  const slices = rowsFrom(team, days, types, latest?.slices ?? null)
  known.set(team, slices)
  latest = { team, slices }
  return slices
}
