import type { CellValue } from './column.ts'

export type Sort = { readonly key: string; readonly descending: boolean }

// Compares texts for sorting in all lists. It ignores accents and capitals, and sorts 'Zaal 9' before 'Zaal 10'.
const byName = new Intl.Collator('nl-BE', { numeric: true, sensitivity: 'base' })

/**
 * The position of each text in the last sorted columns. They are kept, because another month has mostly the same people
 * and customers.
 */
let lastPlaces: readonly ReadonlyMap<string, number>[] = []
const COLUMNS_KEPT = 4

/**
 * Comparing texts is slow, and many rows of a column have the same text. The position of each text is therefore
 * calculated once.
 */
function placesOf(texts: ReadonlySet<string>): ReadonlyMap<string, number> {
  const known = lastPlaces.find((places) => [...texts].every((text) => places.has(text)))
  if (known !== undefined) return known
  const sorted = [...texts].sort(byName.compare)
  const places = new Map<string, number>()
  let place = 0
  sorted.forEach((text, index) => {
    const before = sorted[index - 1]
    // Texts that are equal in the comparison have the same position.
    if (before !== undefined && byName.compare(before, text) !== 0) place += 1
    places.set(text, place)
  })
  lastPlaces = [places, ...lastPlaces].slice(0, COLUMNS_KEPT)
  return places
}

/** A sorted copy. Equal rows keep their order, and missing values come last in both directions (rule screens-42). */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => CellValue, descending: boolean): Row[] {
  const values = rows.map(valueOf)
  // A column with texts and numbers is sorted as texts.
  const isNumeric = values.every((value) => typeof value !== 'string')
  const places = isNumeric ? null : placesOf(new Set(values.filter((value) => value !== null).map(String)))
  const direction = descending ? -1 : 1
  const keyed = rows.map((row, index) => {
    const value = values[index] ?? null
    return { row, key: value === null ? null : direction * (places?.get(String(value)) ?? Number(value)) }
  })
  keyed.sort((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
    return one.key - other.key
  })
  return keyed.map(({ row }) => row)
}

/** The sort order after a click on a column header. The first click sorts up, and the second click sorts down. */
export const nextSort = (sort: Sort, key: string): Sort => ({ key, descending: sort.key === key && !sort.descending })

/** The sort order as a parameter in the URL: 'date' for ascending, '-date' for descending. */
export const writeSort = ({ key, descending }: Sort): string => `${descending ? '-' : ''}${key}`

/** Reads the sort order from the URL; null when the list does not have the column in the URL. */
export function readSort(text: string | null, keys: readonly string[]): Sort | null {
  const descending = text?.startsWith('-') ?? false
  const key = descending ? text?.slice(1) : text
  return key !== null && key !== undefined && keys.includes(key) ? { key, descending } : null
}
