const MARK_BYTES = 8
/**
 * The number of bytes that a PNG chunk has in addition to its data: four for the length, four for the name and four for
 * the checksum.
 */
const CHUNK_BYTES = 12
/** The chunks that define the pixels and their colours. */
const DRAWN = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT']

/**
 * Returns a PNG with only the chunks that define its pixels and colours. Texts, positions and bytes after the end are
 * removed. Colour profiles are removed too, because a profile can unpack to hundreds of megabytes for each document.
 * Null when the PNG has no end (rule company-10).
 */
export function barePng(content: Buffer): Buffer | null {
  const kept = [content.subarray(0, MARK_BYTES)]
  let at = MARK_BYTES
  while (at + CHUNK_BYTES <= content.length) {
    const end = at + CHUNK_BYTES + content.readUInt32BE(at)
    const name = content.toString('latin1', at + 4, at + 8)
    const chunk = content.subarray(at, end)
    if (name === 'IEND') return Buffer.concat([...kept, chunk])
    if (DRAWN.includes(name)) kept.push(chunk)
    at = end
  }
  return null
}
