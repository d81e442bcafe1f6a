/** A pattern for a name with a dash between two words. When the name has several dashes, the last one counts. */
const WITH_DASH = /^(.+)( [–-] )(.+)$/
/** A pattern for a name of several words, with at most 16 characters in its last words. */
const OF_WORDS = /^(.+?)( )(.{1,16})$/

/**
 * The parts of a customer's name: the beginning, which can be cut off, the last dash, and the end after the dash. In a
 * name without a dash, the last words are the end, and a space is before them.
 */
export function partsOfCustomerName(name: string): readonly [start: string, dash: string, end: string] {
  const [, start = '', dash = '', end = name] = WITH_DASH.exec(name) ?? OF_WORDS.exec(name) ?? []
  return [start, dash, end]
}
