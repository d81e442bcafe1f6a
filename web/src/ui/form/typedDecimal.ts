// A comma divides units from decimals and points divide thousands; a point before one or two figures can only be meant as a comma.
const DUTCH = /^[-−]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d*)?$/
const WITH_POINT = /^[-−]?\d+\.\d{1,2}$/

/** A number as people type or paste it: '1.234,56', '€ 12', '1,5', '1.5'. NaN when it is none, null when nothing is typed. */
export function typedDecimal(text: string): number | null {
  const bare = text.replace(/[€\s\u00A0]/g, '')
  if (bare === '') return null
  if (WITH_POINT.test(bare)) return Number(bare.replace('−', '-'))
  return DUTCH.test(bare) ? Number(bare.replace('−', '-').replaceAll('.', '').replace(',', '.')) : Number.NaN
}
