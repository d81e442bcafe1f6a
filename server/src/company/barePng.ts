const MARK_BYTES = 8
/** Beside its data: four bytes of length, four of name and four of check. */
const CHUNK_BYTES = 12
/** What the pixels and their colours are made of. */
const DRAWN = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT']

/**
 * A PNG without what else may travel in it, such as texts, a place, whatever follows its end, or a colour profile that
 * unpacks to hundreds of megabytes each time that a document is drawn. Null when it has no end.
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
