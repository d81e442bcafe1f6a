/**
 * The chosen options after a click in a list in which a search hides some options. A hidden option stays chosen when it
 * was chosen.
 */
export function withShown(
  ticked: ReadonlySet<number>,
  shown: readonly number[],
  next: ReadonlySet<number>,
): ReadonlySet<number> {
  const found = new Set(shown)
  return new Set([...[...ticked].filter((id) => !found.has(id)), ...[...next].filter((id) => found.has(id))])
}
