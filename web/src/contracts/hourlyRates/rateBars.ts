/** A part of the month: consecutive days with the same rate. The days are counted from 1. */
export type RateBar = {
  /** The rate of these days; null when they have no rate. */
  readonly rate: number | null
  readonly first: number
  readonly last: number
  /** The earlier rate when the rate changes on the first day of the bar; null when it does not change. */
  readonly before: number | null
}

/** The rates of a month as bars. Each bar has consecutive days with the same rate. */
export function rateBars(ratesPerDay: readonly (number | null)[]): readonly RateBar[] {
  const bars: RateBar[] = []
  ratesPerDay.forEach((rate, index) => {
    const day = index + 1
    const latest = bars.at(-1)
    if (latest?.rate === rate) bars[bars.length - 1] = { ...latest, last: day }
    else bars.push({ rate, first: day, last: day, before: rate === null ? null : rateBefore(bars) })
  })
  return bars
}

/** The rate of the last bar that has a rate. Days without a rate may follow that bar. */
const rateBefore = (bars: readonly RateBar[]): number | null => bars.findLast(({ rate }) => rate !== null)?.rate ?? null

export const hasRateChange = (ratesPerDay: readonly (number | null)[]): boolean =>
  rateBars(ratesPerDay).some(({ rate, before }) => before !== null && before !== rate)
