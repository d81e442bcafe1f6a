import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useState } from 'react'
import { changedRows } from '../../app/changes/changedRows.ts'
import { useChangesOfOthers } from '../../app/changes/useChangesOfOthers.ts'
import { isListed, type Check, type ListedMonth } from './checks/checks.ts'
import { concernsMonth, keptRows, refreshRows } from './refreshRows.ts'
import type { Segment } from './stages/segments.ts'

const NONE: ReadonlySet<number> = new Set()

type Filter = { readonly segment: Segment; readonly checks: readonly Check[] }

/** A changed row stays until HR chooses another filter, so that rows do not move (rule screens-49). */
export function useWatchedRows(yearMonth: YearMonth, rows: readonly ListedMonth[], filter: Filter) {
  const list = `${yearMonth} ${filter.segment} ${filter.checks.join()}`
  const [kept, keep] = useState({ list, ids: NONE })
  const { keys, note } = useChangesOfOthers({
    rows: () => keptRows(yearMonth),
    changed: (before, after) => changedRows(before, after, (row) => row.contractId),
    isAbout: ({ contractId }, key) => contractId === null || contractId === key,
    concerns: concernsMonth(yearMonth),
    refresh: async (changes) => {
      const changed = new Set((changes ?? []).map(({ contractId }) => contractId))
      const ids = rows
        .filter((row) => changed.has(row.contractId) && isListed(row, filter, NONE))
        .map(({ contractId }) => contractId)
      const before = keptRows(yearMonth) ?? []
      keep((now) => ({ list, ids: new Set([...(now.list === list ? now.ids : []), ...ids]) }))
      await refreshRows(yearMonth, changes)
      // When a row is the same before and after the read, the list already showed the change. The filter may then hide
      // this row.
      const different = new Set(changedRows(before, keptRows(yearMonth) ?? [], ({ contractId }) => contractId))
      if (filter.checks.length === 0) release(ids.filter((id) => !different.has(id)))
    },
  })
  /** Removes rows from the set of rows that stay in the list, for example after HR closed the message below a row. */
  const release = (contractIds: readonly number[]) =>
    keep((now) => ({ ...now, ids: new Set([...now.ids].filter((id) => !contractIds.includes(id))) }))
  return { changed: keys, note, kept: kept.list === list ? kept.ids : NONE, release }
}
