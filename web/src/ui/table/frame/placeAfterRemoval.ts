import type { RowKey } from '../rowActions.ts'

/** The row that has the focus, and its position in the list. */
export type FocusedRow = { readonly key: RowKey; readonly index: number }

/**
 * The position of the row that gets the focus when the row with the focus has left the list (rule screens-51). Null
 * when the row is still in the list, or when the list is empty.
 */
export function placeAfterRemoval<Row>(
  { key, index }: FocusedRow,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): number | null {
  // A long list does not render a row that is scrolled out of view. Such a row is still in the list.
  if (rows.length === 0 || rows.some((row) => rowKey(row) === key)) return null
  return Math.min(index, rows.length - 1)
}
