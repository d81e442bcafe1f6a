import { folded } from '../../../ui/table/searchRows.ts'

type Part = { readonly text: string; readonly isMarked: boolean }

const SHORTEST_WORD = 2

/** Marks the typed letters; accents and capitals do not matter. A word with a typing error gets no mark. */
export function markedParts(text: string, typed: string): readonly Part[] {
  const letters = [...text]
  const plain = letters.map((letter) => folded(letter).slice(0, 1) || ' ').join('')
  const marked = new Set<number>()
  for (const word of folded(typed).split(/\s+/)) {
    const start = word.length < SHORTEST_WORD ? -1 : plain.indexOf(word)
    for (let place = start; start !== -1 && place < start + word.length; place += 1) marked.add(place)
  }
  const parts: { text: string; isMarked: boolean }[] = []
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last?.isMarked === marked.has(place)) last.text += letter
    else parts.push({ text: letter, isMarked: marked.has(place) })
  }
  return parts
}
