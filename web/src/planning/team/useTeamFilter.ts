import { useDeferredValue, useState } from 'react'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { SORTS, type Sort } from './fresh/useTeamWarnings.ts'

export const ROWS = ['people', 'customers'] as const
/** The choice of the rows: a row for each person, or a row for each shift type of each customer. */
export type RowsBy = (typeof ROWS)[number]

/** The filter of the people by name and by customer. The address contains it. */
export function useTeamFilter() {
  const [query, setQuery] = useQueryInAddress()
  const search = query.get('q') ?? ''
  const [timesCleared, setTimesCleared] = useState(0)
  const set = (key: 'q' | 'customer' | 'qualification' | 'rows' | 'sort' | 'warned', value: string) =>
    setQuery(
      (current) => {
        if (value === '') current.delete(key)
        else current.set(key, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  function clear(): void {
    set('q', '')
    set('customer', '')
    set('qualification', '')
    set('warned', '')
    // The search field keeps its own text. To clear the text, a new field replaces the field.
    setTimesCleared(timesCleared + 1)
  }
  const customerId = Number(query.get('customer')) || null
  const qualificationId = Number(query.get('qualification')) || null
  const rowsBy = ROWS.find((choice) => choice === query.get('rows')) ?? 'people'
  const showRows = (choice: RowsBy) => set('rows', choice === 'people' ? '' : choice)
  const sort = SORTS.find((choice) => choice === query.get('sort')) ?? 'name'
  const order = {
    sort,
    onlyWarned: query.get('warned') === '1',
    sortBy: (choice: Sort) => set('sort', choice === 'name' ? '' : choice),
    showOnlyWarned: (only: boolean) => set('warned', only ? '1' : ''),
  }
  const chosen = { customerId, qualificationId, name: useDeferredValue(search) }
  return { ...order, ...chosen, rowsBy, showRows, search, set, clear, timesCleared }
}

export type TeamFilter = ReturnType<typeof useTeamFilter>
