const ACCENTS = /\p{M}/gu
const BESIDE_LETTERS = /[^\p{L}\p{N}]+/gu

/**
 * The key with which headers and choices are compared: the text without capitals, accents, spaces and signs (rule
 * import-25).
 */
export const nameKey = (text: string): string =>
  text.normalize('NFD').replaceAll(ACCENTS, '').replaceAll(BESIDE_LETTERS, ' ').trim().toLowerCase()
