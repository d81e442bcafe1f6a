import type { Invoice } from './queries.ts'

type Line = Invoice['lines'][number]

type LinesOfRate = { readonly baseRate: number; readonly lines: readonly Line[] }

/** In the order in which the rates come; a rate that changed in mid-month has a group of its own. */
export function linesByRate(lines: readonly Line[]): readonly LinesOfRate[] {
  const rates = [...new Set(lines.map(({ baseRate }) => baseRate))]
  return rates.map((baseRate) => ({ baseRate, lines: lines.filter((line) => line.baseRate === baseRate) }))
}
