import type { RowKey } from '../rowActions.ts'

export type FocusedRow = { readonly key: RowKey; readonly index: number }

/**
 * The new position of the focus when the focused row has left the list (rule screens-63). Null when the row is still in
 * the list, or when the list is empty.
 */
export function placeAfterRemoval<Row>(
  { key, index }: FocusedRow,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): number | null {
  // A row that is scrolled out of view may not be rendered, but it is still in the list, so the focus does not move.
  if (rows.length === 0 || rows.some((row) => rowKey(row) === key)) return null
  return Math.min(index, rows.length - 1)
}
