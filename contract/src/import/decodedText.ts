/**
 * Decodes the text of an import file. It is UTF-16 when the first bytes are the mark of UTF-16, and UTF-8 when the
 * bytes are valid UTF-8. Otherwise it is Windows-1252 (rule import-31).
 */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
