const LEGAL_FORMS = new Set([
  'NV',
  'SA',
  'BV',
  'SRL',
  'BVBA',
  'SPRL',
  'CV',
  'CVBA',
  'SC',
  'SCRL',
  'VZW',
  'ASBL',
  'IVZW',
  'AISBL',
  'VOF',
  'SNC',
  'COMMV',
  'GCV',
])
const LONGEST_NAME = 200

/** The words of a name, in capitals, without accents, punctuation and legal form. */
function wordsOf(name: string): string[] {
  const plain = name.slice(0, LONGEST_NAME).normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !LEGAL_FORMS.has(word))
}

/**
 * Whether two names are similar: all words of the shorter name are in the longer name (rule payments-11). A name that
 * consists of single letters never matches.
 */
export function isNameAlike(a: string, b: string): boolean {
  const [shorter, longer] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length) as [string[], string[]]
  const known = new Set(longer)
  return shorter.some((word) => word.length >= 3) && shorter.every((word) => known.has(word))
}
