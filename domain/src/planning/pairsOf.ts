type Likeness<T> = (before: T, after: T) => boolean

type Pairs<T> = {
  readonly pairs: readonly (readonly [before: T, after: T])[]
  readonly gone: readonly T[]
  readonly added: readonly T[]
}

/**
 * Makes pairs of the items before a change and the items after the change. The most similar items are paired first, and
 * the remaining items are paired in order.
 */
export function pairsOf<T>(
  before: readonly T[],
  after: readonly T[],
  mostAlikeFirst: readonly Likeness<T>[],
): Pairs<T> {
  const pairs: [T, T][] = []
  let gone = [...before]
  const added = [...after]
  for (const isAlike of [...mostAlikeFirst, () => true]) {
    gone = gone.filter((one) => {
      const place = added.findIndex((other) => isAlike(one, other))
      if (place === -1) return true
      for (const other of added.splice(place, 1)) pairs.push([one, other])
      return false
    })
  }
  return { pairs, gone, added }
}
