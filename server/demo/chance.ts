/**
 * Returns a number that looks random. The same input words always give the same number, so that every demo has the same
 * data.
 */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 2166136261
  for (const letter of words.join('|')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
