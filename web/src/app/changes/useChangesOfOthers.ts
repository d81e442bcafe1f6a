import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import { useEffect, useEffectEvent, useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { watchChanges } from './watchChanges.ts'
import type { Changes, MadeElsewhere } from './watchChanges.ts'

const SHOWN_MS = 3000

type Watched<Row, Key> = {
  readonly rows: () => readonly Row[] | undefined
  readonly madeElsewhere?: MadeElsewhere
  readonly changed: (before: readonly Row[], after: readonly Row[]) => readonly Key[]
  /** True when a change is about the row with this key. A change that names no row can be about every row. */
  readonly isAbout: (change: RecentChange, key: Key) => boolean
  readonly concerns: (change: RecentChange) => boolean
  readonly refresh: (changes: Changes) => Promise<unknown>
}

type Marked<Key> = {
  readonly keys: ReadonlySet<Key>
  /** A sentence that says who changed the rows; null when other people changed nothing. */
  readonly note: string | null
  /** A sentence that says who changed the row with this key; null when nobody changed it. */
  readonly noteOf: (key: Key) => string | null
}

const nothing = <Key>(): Marked<Key> => ({ keys: new Set(), note: null, noteOf: () => null })

/** A changed row is marked for three seconds. The focus and the scroll position do not change (rule screens-49). */
export function useChangesOfOthers<Row, Key>({
  rows,
  changed,
  isAbout,
  concerns,
  refresh,
  madeElsewhere,
}: Watched<Row, Key>): Marked<Key> {
  const [marked, mark] = useState<Marked<Key>>(nothing)

  const own = madeElsewhere !== undefined
  const onChanges = useEffectEvent(async (changes: Changes) => {
    const before = rows()
    const mine = changes?.filter(concerns) ?? null
    if (before === undefined || mine?.length === 0) return
    await refresh(mine)
    const keys = new Set(changed(before, rows() ?? before))
    if (keys.size === 0) return
    // The answer can contain older changes, which the rows already showed. Only the changes of rows that differ now are
    // used.
    const noteOn = (of: readonly Key[]): string =>
      texts.ui.changedByOthers(
        of.length,
        namesOf((mine ?? []).filter((change) => of.some((key) => isAbout(change, key)))),
      )
    mark({ keys, note: noteOn([...keys]), noteOf: (key) => (keys.has(key) ? noteOn([key]) : null) })
  })
  const elsewhere = useEffectEvent<MadeElsewhere>(
    (changes, requestedAt) => madeElsewhere?.(changes, requestedAt) ?? changes,
  )
  useEffect(
    () =>
      watchChanges({
        onChanges: (changes) => onChanges(changes),
        ...(own && { madeElsewhere: (changes, requestedAt) => elsewhere(changes, requestedAt) }),
      }),
    [own],
  )

  useEffect(() => {
    if (marked.note === null) return
    const timer = setTimeout(() => mark(nothing()), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [marked])
  return marked
}

const namesOf = (changes: readonly RecentChange[]): readonly string[] => [
  ...new Set(changes.flatMap(({ isOwn, by }) => (isOwn ? texts.ui.byYou : (by ?? [])))),
]
