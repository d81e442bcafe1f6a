/** A dash between two words. When the name has several dashes, the last dash divides the name. */
const WITH_DASH = /^(.+)( [–-] )(.+)$/
/** A name of several words. Its end is the last words, of at most 16 characters together. */
const OF_WORDS = /^(.+?)( )(.{1,16})$/

/**
 * Divides a name into the beginning, which the screen can cut off, the dash, and the end. When the name has no dash, a
 * space divides it.
 */
export function partsOfCustomerName(name: string): readonly [start: string, dash: string, end: string] {
  const [, start = '', dash = '', end = name] = WITH_DASH.exec(name) ?? OF_WORDS.exec(name) ?? []
  return [start, dash, end]
}
