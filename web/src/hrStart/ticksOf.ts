/**
 * Divides the lines of the ring chart over the stages of the timesheets, by the largest-remainder method. A stage with
 * at least one timesheet gets at least one line.
 */
export function ticksOf(counts: readonly number[], ticks = 60): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count * ticks) / total)
  const dealt = exact.map((share) => (share > 0 ? Math.max(1, Math.floor(share)) : 0))
  const left = () => ticks - dealt.reduce((sum, count) => sum + count, 0)
  const most = (weight: (index: number) => number) =>
    dealt.keys().reduce((best, index) => (weight(index) > weight(best) ? index : best))
  const give = (index: number, by: 1 | -1) => dealt.splice(index, 1, dealt[index]! + by)
  while (left() > 0)
    give(
      most((index) => exact[index]! - dealt[index]!),
      1,
    )
  while (left() < 0)
    give(
      most((index) => (dealt[index]! > 1 ? dealt[index]! - exact[index]! : -Infinity)),
      -1,
    )
  return dealt
}
