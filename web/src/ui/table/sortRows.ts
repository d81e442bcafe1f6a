import type { CellValue } from './column.ts'

export type Sort = { readonly key: string; readonly descending: boolean }

// The text comparison for sorting, which all lists use. It ignores accents and capitals, and sorts 'Zaal 9' before
// 'Zaal 10'.
const byName = new Intl.Collator('nl-BE', { numeric: true, sensitivity: 'base' })

function compare(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return byName.compare(String(one), String(other))
}

/**
 * Returns a sorted copy of the rows. Equal rows keep their order, and missing values come last in both directions (rule
 * screens-42).
 */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => CellValue, descending: boolean): Row[] {
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }))
  keyed.sort((one, other) => {
    if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
    return descending ? compare(other.value, one.value) : compare(one.value, other.value)
  })
  return keyed.map(({ row }) => row)
}

/**
 * The sort order after a click on a column header. The first click sorts ascending, and the second click sorts
 * descending.
 */
export const nextSort = (sort: Sort, key: string): Sort => ({ key, descending: sort.key === key && !sort.descending })

/** The sort order as a parameter in the address: 'date' for ascending, '-date' for descending. */
export const writeSort = ({ key, descending }: Sort): string => `${descending ? '-' : ''}${key}`

/** Reads the sort order from the address; null when the list does not have the column in the address. */
export function readSort(text: string | null, keys: readonly string[]): Sort | null {
  const descending = text?.startsWith('-') ?? false
  const key = descending ? text?.slice(1) : text
  return key !== null && key !== undefined && keys.includes(key) ? { key, descending } : null
}
