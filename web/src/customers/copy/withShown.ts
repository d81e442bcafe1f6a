/**
 * The chosen customers after a click in the list of found customers. Chosen customers that the search hides stay
 * chosen.
 */
export function withShown(
  ticked: ReadonlySet<number>,
  shown: readonly number[],
  next: ReadonlySet<number>,
): ReadonlySet<number> {
  const found = new Set(shown)
  return new Set([...[...ticked].filter((id) => !found.has(id)), ...[...next].filter((id) => found.has(id))])
}
