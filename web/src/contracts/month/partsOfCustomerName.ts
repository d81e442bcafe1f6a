/** A name without a dash that has at most this number of characters is not cut. */
const SHORT_NAME = 24
/** The number of characters of the end of a longer name without a dash. */
const END_LENGTH = 16

/**
 * The two parts of a customer's name: the beginning, which can be cut off, and the end after the last dash. The end of
 * a long name without a dash is its last words.
 */
export function partsOfCustomerName(name: string): readonly [start: string, end: string] {
  const dash = Math.max(name.lastIndexOf(' – '), name.lastIndexOf(' - '))
  const words = name.length <= SHORT_NAME ? -1 : name.indexOf(' ', name.length - END_LENGTH - 1)
  const cut = dash === -1 ? words : dash
  return cut === -1 ? ['', name] : [name.slice(0, cut), name.slice(cut)]
}
