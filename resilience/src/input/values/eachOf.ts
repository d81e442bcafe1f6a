/**
 * Calls a function for each item, with a maximum number of calls at the same time. The results have the order of the
 * items.
 */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index] as Item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, worker))
  return results
}
