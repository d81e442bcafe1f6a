// The notation of a typed number: a comma before the decimals, and points between the thousands. A point before one or
// two digits is read as a comma.
const DUTCH = /^[-−]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d*)?$/
const WITH_POINT = /^[-−]?\d+\.\d{1,2}$/

/** Reads '1.234,56', '€ 12', '1,5' or '1.5'. NaN when it is not a number, null when empty (rule screens-40). */
export function typedDecimal(text: string): number | null {
  const bare = text.replace(/[€\s\u00A0]/g, '')
  if (bare === '') return null
  if (WITH_POINT.test(bare)) return Number(bare.replace('−', '-'))
  return DUTCH.test(bare) ? Number(bare.replace('−', '-').replaceAll('.', '').replace(',', '.')) : Number.NaN
}
