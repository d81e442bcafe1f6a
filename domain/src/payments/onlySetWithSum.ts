import type { Cents } from '../money/cents.ts'

const FEWEST = 2
const MOST = 6
/**
 * The largest number of invoices whose combinations are searched. With more invoices, some combination would match a
 * payment by chance.
 */
const MOST_INVOICES = 24

/**
 * The only set of two to six invoices whose open amounts add up to a given sum. Null when no such set exists, or more
 * than one (rule payments-12).
 */
export function onlySetWithSum<Invoice extends { readonly open: Cents }>(
  invoices: readonly Invoice[],
  sum: Cents,
): readonly Invoice[] | null {
  if (invoices.length > MOST_INVOICES) return null
  const sorted = invoices.filter(({ open }) => open > 0 && open < sum).toSorted((a, b) => a.open - b.open)
  const found: (readonly Invoice[])[] = []

  function search(from: number, left: number, chosen: readonly Invoice[]): void {
    if (left === 0 && chosen.length >= FEWEST) found.push(chosen)
    if (left <= 0 || chosen.length === MOST) return
    for (let index = from; index < sorted.length && found.length < 2; index++) {
      const invoice = sorted[index]!
      if (invoice.open > left) return
      search(index + 1, left - invoice.open, [...chosen, invoice])
    }
  }

  search(0, sum, [])
  return found.length === 1 ? found[0]! : null
}
