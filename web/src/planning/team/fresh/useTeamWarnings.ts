import type { TeamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { teamWarningsQuery, type TeamPeriod } from '../queries.ts'
import type { TeamRow } from '../grid/teamRows.ts'

export type Warnings = {
  /** The sentences of each day. A key is the person and the day. */
  readonly ofCell: ReadonlyMap<string, string>
  /** The number of days with a warning of each person. */
  readonly ofPerson: ReadonlyMap<number, number>
}

const NO_WARNINGS: Warnings = { ofCell: new Map(), ofPerson: new Map() }

export function warningsOf({ warnings }: TeamWarnings): Warnings {
  const ofCell = new Map<string, string>()
  const ofPerson = new Map<number, number>()
  for (const [person, day, , , sentence] of warnings) {
    const key = `${person} ${day}`
    const known = ofCell.get(key)
    ofCell.set(key, known === undefined ? sentence : `${known} ${sentence}`)
    if (known === undefined) ofPerson.set(person, (ofPerson.get(person) ?? 0) + 1)
  }
  return { ofCell, ofPerson }
}

/** The warnings of the period. They are about working time and about shifts without a rate (rule team-18). */
export function useTeamWarnings(period: TeamPeriod): Warnings {
  const { data } = useQuery(teamWarningsQuery(period))
  return useMemo(() => (data === undefined ? NO_WARNINGS : warningsOf(data)), [data])
}

export const SORTS = ['name', 'short', 'over'] as const
export type Sort = (typeof SORTS)[number]

type Order = { readonly sort: Sort; readonly onlyWarned: boolean; readonly warnings: Warnings }

/**
 * The rows in the chosen order: by name, or by the difference from the needed hours, the largest difference first (rule
 * team-19).
 */
export function rowsInOrder(rows: readonly TeamRow[], { sort, onlyWarned, warnings }: Order): readonly TeamRow[] {
  const shown = onlyWarned ? rows.filter(({ person }) => warnings.ofPerson.has(person.id)) : rows
  if (sort === 'name') return shown
  const direction = sort === 'short' ? 1 : -1
  return shown.toSorted((a, b) => direction * (tooMany(a) - tooMany(b)))
}

/** A person without needed hours has no difference from the needed hours. */
const tooMany = ({ person: { plannedSeconds, neededSeconds } }: TeamRow): number =>
  neededSeconds === null ? 0 : plannedSeconds - neededSeconds
