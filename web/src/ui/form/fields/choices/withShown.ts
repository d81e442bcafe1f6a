/**
 * The new choices after a click in a list that shows only some of the options, for example after a search. Choices that
 * the list does not show stay chosen.
 */
export function withShown(
  ticked: ReadonlySet<number>,
  shown: readonly number[],
  next: ReadonlySet<number>,
): ReadonlySet<number> {
  const found = new Set(shown)
  return new Set([...[...ticked].filter((id) => !found.has(id)), ...[...next].filter((id) => found.has(id))])
}
