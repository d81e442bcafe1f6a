type Gap = { readonly first: number; readonly last: number }

/** The periods of the month without an hourly rate. One period has consecutive days. */
export function gapsOf(ratesPerDay: readonly (number | null)[]): readonly Gap[] {
  const gaps: Gap[] = []
  ratesPerDay.forEach((rate, index) => {
    if (rate !== null) return
    const day = index + 1
    const last = gaps.at(-1)
    if (last?.last === day - 1) gaps[gaps.length - 1] = { ...last, last: day }
    else gaps.push({ first: day, last: day })
  })
  return gaps
}
