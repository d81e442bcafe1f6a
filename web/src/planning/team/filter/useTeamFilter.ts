import type { PersonKind } from '@uurwerk/domain/people/personKind'
import { isDay, type Day } from '@uurwerk/domain/time/day'
import { useDeferredValue, useState } from 'react'
import { useQueryInAddress } from '../../../ui/address/useQueryInAddress.ts'
import { withValues } from '../../../ui/address/withValues.ts'
import { SORTS, type Sort } from '../fresh/useTeamWarnings.ts'

export const ROWS = ['people', 'customers'] as const
/** The choice of the rows: a row for each person, or a row for each shift type of each customer. */
type RowsBy = (typeof ROWS)[number]

export const KINDS = ['employee', 'independent'] as const satisfies readonly PersonKind[]

/** The parts of the URL that hide rows of the grid. */
const FILTERS = ['q', 'customer', 'qualification', 'employer', 'kind', 'type', 'free', 'warned', 'short'] as const
export type MenuFilter = 'employer' | 'kind' | 'type' | 'free' | 'short'
type Key = (typeof FILTERS)[number] | 'rows' | 'sort'

const KEPT_PLACE = { replace: true, preventScrollReset: true } as const

/** The URL contains the filters, the kind of rows and the order of the rows (rule team-51). */
export function useTeamFilter() {
  const [query, setQuery] = useQueryInAddress()
  const search = query.get('q') ?? ''
  const [timesCleared, setTimesCleared] = useState(0)
  const change = (values: Readonly<Record<string, string>>) =>
    setQuery((current) => withValues(current, values), KEPT_PLACE)
  const set = (key: Key, value: string) => change({ [key]: value })
  /** Changes the newest URL, so that two quick presses of a switch both count. */
  const toggle = (key: 'warned' | 'short') =>
    setQuery((current) => withValues(current, { [key]: current.get(key) === '1' ? '' : '1' }), KEPT_PLACE)

  function clear(): void {
    change(Object.fromEntries(FILTERS.map((key) => [key, ''])))
    // The search field keeps its own text. When `timesCleared` changes, a new empty field replaces it.
    setTimesCleared(timesCleared + 1)
  }
  /**
   * Shows only the people who are free on the given day, in a period that contains this day. Null shows all people
   * again.
   */
  const showFreeOn = (day: Day | null) => change(day === null ? { free: '' } : { free: day, from: day })
  const idOf = (key: Key) => Number(query.get(key)) || null
  const free = query.get('free') ?? ''
  return {
    rowsBy: ROWS.find((choice) => choice === query.get('rows')) ?? 'people',
    showRows: (choice: RowsBy) => set('rows', choice === 'people' ? '' : choice),
    sort: SORTS.find((choice) => choice === query.get('sort')) ?? 'name',
    sortBy: (choice: Sort) => set('sort', choice === 'name' ? '' : choice),
    onlyWarned: query.get('warned') === '1',
    toggleOnlyWarned: () => toggle('warned'),
    toggleOnlyShort: () => toggle('short'),
    search,
    name: useDeferredValue(search),
    customerId: idOf('customer'),
    qualificationId: idOf('qualification'),
    employerId: idOf('employer'),
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? null,
    typeName: query.get('type'),
    freeOn: isDay(free) ? free : null,
    onlyShort: query.get('short') === '1',
    /** True when the customer is the only filter, or when there is no filter. */
    isOnlyCustomer: FILTERS.every((key) => key === 'customer' || !query.get(key)),
    showFreeOn,
    set,
    clear,
    timesCleared,
  } as const
}

export type TeamFilter = ReturnType<typeof useTeamFilter>
