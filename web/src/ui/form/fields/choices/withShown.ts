/** The choices after a click in a list that shows only some of them. The choices that the list does not show stay. */
export function withShown(
  ticked: ReadonlySet<number>,
  shown: readonly number[],
  next: ReadonlySet<number>,
): ReadonlySet<number> {
  const found = new Set(shown)
  return new Set([...[...ticked].filter((id) => !found.has(id)), ...[...next].filter((id) => found.has(id))])
}
