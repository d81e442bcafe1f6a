export type LogoFile = {
  readonly content: Buffer
  readonly contentType: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/**
 * The type and the size of a picture, from its first bytes; the file name is ignored. Null when the file is neither PNG
 * nor JPEG (rule company-9).
 */
export function readLogo(content: Buffer): LogoFile | null {
  const startsWith = (mark: Buffer) => content.subarray(0, mark.length).equals(mark)
  if (startsWith(PNG) && content.length > 24) {
    return { content, contentType: 'image/png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
  }
  const size = startsWith(JPEG) ? sizeOfJpeg(content) : null
  return size === null ? null : { content, contentType: 'image/jpeg', ...size }
}

/**
 * Finds the size of a JPEG in its frame segment. Other segments can precede the frame segment; each segment gives its
 * own length, so that it can be skipped.
 */
function sizeOfJpeg(content: Buffer): { width: number; height: number } | null {
  let at = 2
  while (at + 9 < content.length && content[at] === 0xff) {
    if (isFrame(content[at + 1]!)) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return null
}

const NO_FRAMES = [0xc4, 0xc8, 0xcc]

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)
