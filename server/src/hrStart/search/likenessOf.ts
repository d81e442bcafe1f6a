/**
 * A word in lower case without accents. Each letter has a bit in `letters`, which is 1 when the word contains the
 * letter.
 */
export type Word = { readonly text: string; readonly letters: number }

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (text: string): readonly Word[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ({ text: word, letters: lettersOf(word) }))

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** A word may have one typing error from four letters on, and two from seven letters on. */
const errorsAllowed = ({ length }: string): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * How well a name matches the typed words; 0 when one typed word does not match. A whole word counts more than the
 * beginning of a word, and a word with a typing error counts least (rule screens-48).
 */
export function likenessOf(typed: readonly Word[], words: readonly Word[]): number {
  let sum = 0
  for (const word of typed) {
    const best = Math.max(0, ...words.map((other) => likenessOfWords(word, other)))
    if (best === 0) return 0
    sum += best
  }
  return sum / typed.length
}

function likenessOfWords(typed: Word, word: Word): number {
  if (word.text === typed.text) return 1
  if (word.text.startsWith(typed.text)) return 0.9
  if (typed.text.length >= 3 && word.text.includes(typed.text)) return 0.6
  const allowed = errorsAllowed(typed.text)
  // Each typed letter that is not in the word is at least one error. This fast check avoids the full comparison for
  // most words.
  if (allowed === 0 || bitsOf(typed.letters & ~word.letters) > allowed) return 0
  const errors = errorsBetween(typed.text, word.text, allowed)
  return errors > allowed ? 0 : 0.5 - 0.1 * errors
}

function bitsOf(letters: number): number {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count += 1
  return count
}

/**
 * The number of letters to insert, remove, replace or swap, so that the typed word becomes the beginning of the other
 * word. Above `most`, the number is not exact.
 */
function errorsBetween(typed: string, word: string, most: number): number {
  const end = word.slice(0, typed.length + most)
  let before: number[] = []
  let row = Array.from({ length: end.length + 1 }, (_, index) => index)
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= end.length; to += 1) {
      const replaced = row[to - 1]! + (typed[at - 1] === end[to - 1] ? 0 : 1)
      const isSwap = at > 1 && to > 1 && typed[at - 1] === end[to - 2] && typed[at - 2] === end[to - 1]
      const swapped = isSwap ? before[to - 2]! + 1 : Infinity
      next.push(Math.min(replaced, row[to]! + 1, next[to - 1]! + 1, swapped))
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return Math.min(...row)
}
