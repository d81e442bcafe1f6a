/** Converts a text to lower case without accents, for a search. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The searchable texts are kept, because converting three thousand texts for each letter takes too long. */
const foldedTexts = new Map<string, string>()
const MOST_TEXTS = 20_000

function foldedOnce(text: string): string {
  const known = foldedTexts.get(text)
  if (known !== undefined) return known
  const made = folded(text)
  if (foldedTexts.size >= MOST_TEXTS) foldedTexts.clear()
  foldedTexts.set(text, made)
  return made
}

/** The rows that contain every word of the search, in any order (rule screens-43). */
export function searchRows<Row>(rows: readonly Row[], textOf: (row: Row) => string, sought: string): readonly Row[] {
  const words = folded(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = foldedOnce(textOf(row))
    return words.every((word) => text.includes(word))
  })
}
