/**
 * The file name in the content-disposition header. The encoded form is preferred, because it can contain every letter
 * (RFC 6266).
 */
export function fileNameIn(header: string | null): string | null {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (encoded !== undefined) return decoded(encoded.trim())
  const plain = header?.match(/filename="((?:[^"\\]|\\.)*)"/i)?.[1] ?? header?.match(/filename=([^";]+)/i)?.[1]
  return plain?.replace(/\\(.)/g, '$1').trim() ?? null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
