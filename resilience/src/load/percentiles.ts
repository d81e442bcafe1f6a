/** A percentile of measured times: the given percentage of all times is at most this long. */
export function percentile(times: readonly number[], hundredths: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0
}
