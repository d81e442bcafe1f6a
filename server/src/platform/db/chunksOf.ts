/**
 * Splits a list into smaller lists, because one SQL statement accepts at most 65,535 values and may run for at most 15
 * seconds.
 */
export function chunksOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const chunks: Row[][] = []
  for (let start = 0; start < rows.length; start += size) chunks.push(rows.slice(start, start + size))
  return chunks
}
