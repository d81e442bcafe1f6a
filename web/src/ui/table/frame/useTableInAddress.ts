import { startTransition, use, useCallback, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigation } from 'react-router'
import { useQueryInAddress } from '../../address/useQueryInAddress.ts'
import { readSort, writeSort, type Sort } from '../sortRows.ts'

/** The time in milliseconds after the last typed letter before the URL changes. */
const REST_MS = 300

/**
 * The sort order and the search of a list. They start with the values in the URL. After each change the URL changes
 * too, so that a link or a reload shows the same rows (rule screens-5). The list itself changes immediately.
 */
export function useTableInAddress(defaultSort: Sort, keys: readonly string[], prefix = '') {
  const [query, setQuery] = useQueryInAddress()
  const [sortName, searchName] = [`${prefix}sort`, `${prefix}q`]
  const [sort, setSort] = useState(() => readSort(query.get(sortName), keys) ?? defaultSort)
  const [sought, setSought] = useState(() => query.get(searchName) ?? '')
  const [cleared, setCleared] = useState(0)
  const [adopted, setAdopted] = useState(0)

  // Detects a change of the URL that this list did not make, for example by the Back button or a saved view.
  const inAddress = JSON.stringify([query.get(sortName) ?? '', query.get(searchName) ?? ''])
  const [seen, setSeen] = useState(inAddress)
  const [ownChange, setOwnChange] = useState(inAddress)
  if (inAddress !== seen) {
    setSeen(inAddress)
    if (inAddress !== ownChange) {
      setOwnChange(inAddress)
      setSort(readSort(query.get(sortName), keys) ?? defaultSort)
      setSought(query.get(searchName) ?? '')
      setAdopted(adopted + 1)
    }
  }

  const texts = { [sortName]: isSame(sort, defaultSort) ? '' : writeSort(sort), [searchName]: sought }
  useWriteAfterRest(texts, query, (change) => {
    setOwnChange(JSON.stringify([texts[sortName], texts[searchName]]))
    setQuery(change, { replace: true, preventScrollReset: true })
  })

  return {
    sort,
    setSort,
    sought,
    /** The search uses a deferred value, so that filtering thousands of rows does not slow down the typing. */
    onSearch: useCallback((text: string) => startTransition(() => setSought(text)), []),
    clear: () => {
      setSought('')
      setCleared((times) => times + 1)
    },
    cleared,
    /** The React key of the search field. With a new key, the field shows the search text of the list again. */
    searchKey: `${cleared} ${adopted}`,
  }
}

/** Writes the values into the URL when the user has not changed them for a moment. */
function useWriteAfterRest(
  texts: Readonly<Record<string, string>>,
  query: URLSearchParams,
  onWrite: (change: (current: URLSearchParams) => URLSearchParams) => void,
): void {
  const { state } = useNavigation()
  const { key: shown } = useLocation()
  const router = use(RouterContext)?.router
  const isBehind = Object.entries(texts).some(([name, value]) => (query.get(name) ?? '') !== value)
  useEffect(() => {
    // The URL changes only while no navigation runs. A change of the URL would cancel a navigation to another screen.
    if (!isBehind || state !== 'idle') return
    const timer = setTimeout(() => {
      // The router knows about a navigation earlier than React does. The router then has the URL of another screen
      // while this list is still on the screen. When React renders the navigation, this effect runs again.
      if (router?.state.navigation.state !== 'idle' || router.state.location.key !== shown) return
      onWrite((current) => {
        for (const [name, value] of Object.entries(texts)) {
          if (value === '') current.delete(name)
          else current.set(name, value)
        }
        return current
      })
    }, REST_MS)
    return () => clearTimeout(timer)
  })
}

const isSame = (one: Sort, other: Sort) => one.key === other.key && one.descending === other.descending
