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
  /** Finds the row of a change; null when the change names no row. */
  readonly rowOf: (change: RecentChange) => Key | null
  readonly concerns: (change: RecentChange) => boolean
  readonly refresh: (changes: Changes) => Promise<unknown>
}

type Marked<Key> = {
  readonly keys: ReadonlySet<Key>
  /** A sentence that says who changed the rows; null when other people changed nothing. */
  readonly note: string | null
}

/** A changed row is marked for three seconds. The focus and the scroll position do not change (rule screens-49). */
export function useChangesOfOthers<Row, Key>({
  rows,
  changed,
  rowOf,
  concerns,
  refresh,
  madeElsewhere,
}: Watched<Row, Key>): Marked<Key> {
  const [marked, mark] = useState<Marked<Key>>({ keys: new Set(), note: null })

  const own = madeElsewhere !== undefined
  const onChanges = useEffectEvent(async (changes: Changes) => {
    const before = rows()
    const mine = changes?.filter(concerns) ?? null
    if (before === undefined || mine?.length === 0) return
    await refresh(mine)
    const keys = new Set(changed(before, rows() ?? before))
    if (keys.size === 0) return
    // An answer can contain older changes that the rows already show. Only changes of rows that differ now are used.
    const ofRows = (mine ?? []).filter((change) => {
      const key = rowOf(change)
      return key === null || keys.has(key)
    })
    const names = new Set(ofRows.flatMap(({ isOwn, by }) => (isOwn ? texts.ui.byYou : (by ?? []))))
    mark({ keys, note: texts.ui.changedByOthers(keys.size, [...names]) })
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
    const timer = setTimeout(() => mark({ keys: new Set(), note: null }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [marked])
  return marked
}
