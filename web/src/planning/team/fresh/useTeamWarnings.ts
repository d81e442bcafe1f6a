import { useQuery } from '@tanstack/react-query'
import { teamWarningsQuery, type TeamPeriod } from '../queries.ts'
import type { TeamRow } from '../grid/teamRows.ts'
import type { Warnings } from './warningsOf.ts'

const NO_WARNINGS: Warnings = new Map()

/**
 * The warnings of a period. They are read after the cells are shown, because one answer with both would come later
 * (rule team-18).
 */
export const useTeamWarnings = (period: TeamPeriod, hasCells: boolean): Warnings =>
  useQuery({ ...teamWarningsQuery(period), enabled: hasCells }).data ?? NO_WARNINGS

export const SORTS = ['name', 'short', 'over'] as const
export type Sort = (typeof SORTS)[number]

type Order = { readonly sort: Sort; readonly onlyWarned: boolean; readonly warnings: Warnings }

/**
 * Returns the rows by name, or by the difference from the needed hours, with the largest shortage or the largest excess
 * first (rule team-19).
 */
export function rowsInOrder(rows: readonly TeamRow[], { sort, onlyWarned, warnings }: Order): readonly TeamRow[] {
  const shown = onlyWarned ? rows.filter(({ person }) => warnings.has(person.id)) : rows
  if (sort === 'name') return shown
  const direction = sort === 'short' ? 1 : -1
  return shown.toSorted((a, b) => direction * (tooMany(a) - tooMany(b)))
}

/** A person without needed hours has no difference from the needed hours. */
const tooMany = ({ person: { plannedSeconds, neededSeconds } }: TeamRow): number =>
  neededSeconds === null ? 0 : plannedSeconds - neededSeconds
