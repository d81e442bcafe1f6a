/** The choices after a click in a list that shows some options. Choices that the list hides stay chosen. */
export function withShown(
  ticked: ReadonlySet<number>,
  shown: readonly number[],
  next: ReadonlySet<number>,
): ReadonlySet<number> {
  const found = new Set(shown)
  return new Set([...[...ticked].filter((id) => !found.has(id)), ...[...next].filter((id) => found.has(id))])
}
