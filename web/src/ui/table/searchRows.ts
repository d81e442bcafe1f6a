/** The same letters, whatever their accents and capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows that hold every word that is sought, in any order. */
export function searchRows<Row>(rows: readonly Row[], textOf: (row: Row) => string, sought: string): readonly Row[] {
  const words = folded(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = folded(textOf(row))
    return words.every((word) => text.includes(word))
  })
}
