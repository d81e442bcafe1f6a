/** Converts a text to lower case without accents, for a search. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows that contain every word of the search text, in any order (rule screens-43). */
export function searchRows<Row>(rows: readonly Row[], textOf: (row: Row) => string, sought: string): readonly Row[] {
  const words = folded(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = folded(textOf(row))
    return words.every((word) => text.includes(word))
  })
}
