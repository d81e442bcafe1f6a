import { use, useEffect, useState, useTransition } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useNavigation } from 'react-router'
import { useQueryInAddress } from '../useQueryInAddress.ts'
import { readSort, writeSort } from './sortRows.ts'
import type { Sort } from './sortRows.ts'

/** The fingers rest before the address follows. */
const REST_MS = 300

/**
 * The sort and the search of a list. The address says how it starts and follows what is chosen, so that a link or a reload
 * shows the same; the list itself does not wait for it.
 */
export function useTableInAddress(defaultSort: Sort, keys: readonly string[], prefix = '') {
  const [query, setQuery] = useQueryInAddress()
  const { state } = useNavigation()
  const router = use(RouterContext)?.router
  const [sortName, searchName] = [`${prefix}sort`, `${prefix}q`]
  const [sort, setSort] = useState(() => readSort(query.get(sortName), keys) ?? defaultSort)
  const [sought, setSought] = useState(() => query.get(searchName) ?? '')
  const [, startTransition] = useTransition()
  const [cleared, setCleared] = useState(0)

  const written = { [sortName]: isSame(sort, defaultSort) ? '' : writeSort(sort), [searchName]: sought }
  const isBehind = Object.entries(written).some(([name, value]) => (query.get(name) ?? '') !== value)
  useEffect(() => {
    // Whoever is on the way to another screen would be held back by it.
    if (!isBehind || state !== 'idle') return
    const timer = setTimeout(() => {
      // React hears of a click on a link later than the router does; once it has, this is looked at anew.
      if (router?.state.navigation.state !== 'idle') return
      setQuery(
        (current) => {
          for (const [name, value] of Object.entries(written)) {
            if (value === '') current.delete(name)
            else current.set(name, value)
          }
          return current
        },
        { replace: true, preventScrollReset: true },
      )
    }, REST_MS)
    return () => clearTimeout(timer)
  })

  return {
    sort,
    setSort,
    sought,
    /** Filtering thousands of rows waits for the next letter, and never the other way round. */
    search: (text: string) => startTransition(() => setSought(text)),
    clear: () => {
      setSought('')
      setCleared((times) => times + 1)
    },
    /** Another number asks for an empty field. */
    cleared,
  }
}

const isSame = (one: Sort, other: Sort) => one.key === other.key && one.descending === other.descending
