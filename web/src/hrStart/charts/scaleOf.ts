const ROUND = [1, 2, 2.5, 5, 10]
const STEPS = 3

/** The chart has about three lines at round distances, from at or below zero to at or above the highest value. */
export function scaleOf(values: readonly number[]) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const rough = (high - low || 1) / STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ROUND.find((round) => round * power >= rough)! * power
  const [first, last] = [Math.floor(low / step), Math.ceil((high || 1) / step)]
  const lines = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { lines, lowest: first * step, highest: last * step }
}
