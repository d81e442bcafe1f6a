import { RefusalError } from './RefusalError.ts'

/** Deeper than anything the contract describes. */
const DEEPEST = 20
/** The longest list has 5,000 rows. */
const MOST_VALUES = 50_000

/**
 * Refuses JSON that nests or counts beyond reason before it is parsed: a small text can become a mountain in memory. What
 * stands between quotes is passed over; whether it is JSON at all is for the parser to say.
 */
export function limitJsonComplexity(text: string): void {
  let depth = 0
  let commas = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '[' || sign === '{') {
      depth++
      if (depth > DEEPEST) throw new RefusalError({ code: 'malformed' })
    } else if (sign === ']' || sign === '}') depth--
    else if (sign === ',') {
      commas++
      if (commas > MOST_VALUES) throw new RefusalError({ code: 'too_large' })
    }
  }
}
