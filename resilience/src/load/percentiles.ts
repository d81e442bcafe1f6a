/** A percentile of measured times. The given percentage of the times is not longer than the result. */
export function percentile(times: readonly number[], hundredths: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0
}
