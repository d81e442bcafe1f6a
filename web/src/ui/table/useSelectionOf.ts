import { useCallback, useState } from 'react'
import type { RowKey } from './rowActions.ts'

const NONE: ReadonlySet<RowKey> = new Set()

/**
 * The selected rows of a list. When the screen shows another list, no row is selected. The table component stays,
 * because a new table would lose the search text that the user types while the month changes.
 */
export function useSelectionOf(list: string) {
  const [selection, select] = useState({ list, keys: NONE })
  if (selection.list !== list) select({ list, keys: NONE })
  const setChosen = useCallback((keys: ReadonlySet<RowKey>) => select({ list, keys }), [list])
  return [selection.list === list ? selection.keys : NONE, setChosen] as const
}
