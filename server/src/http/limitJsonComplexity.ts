import { RefusalError } from './RefusalError.ts'

/** The largest number of JSON levels. No schema of the contract has more. */
const DEEPEST = 20
/** The largest number of JSON values. The longest list of the contract has 5,000 rows. */
const MOST_VALUES = 50_000

/**
 * Refuses JSON with too many levels or values before it is parsed, because a small text can need much memory. Text
 * between quotes is skipped. The parser decides whether it is JSON.
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
