import type { CellValue } from './column.ts'

export type Sort = { readonly key: string; readonly descending: boolean }

// One order of names for every list: accents and capitals do not part them, and 'Zaal 9' comes before 'Zaal 10'.
const byName = new Intl.Collator('nl-BE', { numeric: true, sensitivity: 'base' })

function compare(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return byName.compare(String(one), String(other))
}

/** Sorted afresh; ties keep their order in both directions, and what is not there comes last in both. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => CellValue, descending: boolean): Row[] {
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }))
  keyed.sort((one, other) => {
    if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
    return descending ? compare(other.value, one.value) : compare(one.value, other.value)
  })
  return keyed.map(({ row }) => row)
}

/** A first click sorts upwards, the next one turns it round. */
export const nextSort = (sort: Sort, key: string): Sort => ({ key, descending: sort.key === key && !sort.descending })

/** 'date', and '-date' for downwards, as it stands in the address. */
export const writeSort = ({ key, descending }: Sort): string => `${descending ? '-' : ''}${key}`

/** A sort by a column that is not there is nobody's wish. */
export function readSort(text: string | null, keys: readonly string[]): Sort | null {
  const descending = text?.startsWith('-') ?? false
  const key = descending ? text?.slice(1) : text
  return key !== null && key !== undefined && keys.includes(key) ? { key, descending } : null
}
