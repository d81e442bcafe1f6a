import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readSort, writeSort } from './sortRows.ts'
import type { Sort } from './sortRows.ts'

const SEARCH_REST_MS = 300

/** The sort and the search of a list, kept in the address, so that a link or a reload shows the same. */
export function useTableInAddress(defaultSort: Sort, keys: readonly string[], prefix = '') {
  const [query, setQuery] = useSearchParams()
  const [sortName, searchName] = [`${prefix}sort`, `${prefix}q`]
  const written = query.get(searchName) ?? ''
  const [sought, setSought] = useState(written)

  const write = useCallback(
    (name: string, value: string | null) =>
      setQuery(
        (current) => {
          if (value === null || value === '') current.delete(name)
          else current.set(name, value)
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )

  // Typing stays local: the address follows when the fingers rest.
  useEffect(() => {
    if (sought === written) return
    const timer = setTimeout(() => write(searchName, sought), SEARCH_REST_MS)
    return () => clearTimeout(timer)
  }, [sought, written, write, searchName])

  return {
    sort: readSort(query.get(sortName), keys) ?? defaultSort,
    setSort: (sort: Sort) => write(sortName, writeSort(sort) === writeSort(defaultSort) ? null : writeSort(sort)),
    sought,
    setSought,
    /** Lags behind the typing, so that filtering thousands of rows never holds up a letter. */
    applied: useDeferredValue(sought),
  }
}
