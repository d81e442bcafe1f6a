const ACCENTS = /\p{M}/gu
const BESIDE_LETTERS = /[^\p{L}\p{N}]+/gu

/** The import compares texts without capitals, accents, spaces and punctuation (rule import-25). */
export const nameKey = (text: string): string =>
  text.normalize('NFD').replaceAll(ACCENTS, '').replaceAll(BESIDE_LETTERS, ' ').trim().toLowerCase()
