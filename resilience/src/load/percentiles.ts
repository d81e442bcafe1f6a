/** The percentile of measured times: the time that the given percentage of the times does not exceed. */
export function percentile(times: readonly number[], hundredths: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0
}
