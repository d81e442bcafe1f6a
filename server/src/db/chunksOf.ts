/** Splits a list, because a statement takes 65,535 values at most and has a limit of 15 seconds. */
export function chunksOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const chunks: Row[][] = []
  for (let start = 0; start < rows.length; start += size) chunks.push(rows.slice(start, start + size))
  return chunks
}
