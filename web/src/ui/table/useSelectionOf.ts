import { useCallback, useState } from 'react'
import type { RowKey } from './rowActions.ts'

const NONE: ReadonlySet<RowKey> = new Set()

/**
 * The chosen rows of a list, such as the list of one month. Another list starts without chosen rows. The table stays
 * mounted, because a new table would lose a search that is typed while the month changes.
 */
export function useSelectionOf(list: string) {
  const [selection, select] = useState({ list, keys: NONE })
  if (selection.list !== list) select({ list, keys: NONE })
  const setChosen = useCallback((keys: ReadonlySet<RowKey>) => select({ list, keys }), [list])
  return [selection.list === list ? selection.keys : NONE, setChosen] as const
}
