/**
 * A pattern for a name with a dash between two words. When the name has several dashes, the last dash divides the name.
 */
const WITH_DASH = /^(.+)( [–-] )(.+)$/
/**
 * A pattern for a name of several words. The last words, of at most 16 characters together, are the end of the name.
 */
const OF_WORDS = /^(.+?)( )(.{1,16})$/

/**
 * Divides a customer's name into the beginning, which can be cut off, the last dash, and the end. In a name without a
 * dash, a space takes the role of the dash, and the end is the last words.
 */
export function partsOfCustomerName(name: string): readonly [start: string, dash: string, end: string] {
  const [, start = '', dash = '', end = name] = WITH_DASH.exec(name) ?? OF_WORDS.exec(name) ?? []
  return [start, dash, end]
}
