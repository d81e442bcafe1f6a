import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import type { Endpoint, Subject } from '@uurwerk/contract/endpoint'
import type { QueryKey } from '@tanstack/react-query'
import { makeStale } from '../api/keepReadsFresh.ts'
import { queryClient } from '../api/queryClient.ts'
import { useChangesOfOthers } from './useChangesOfOthers.ts'

type Watched = {
  /** The read of the record. Its subjects decide which changes concern the screen. */
  readonly read: Endpoint
  readonly queryKey: QueryKey
  /** True for a change that can be about this record. */
  readonly isAbout: (change: RecentChange) => boolean
}

/** Reads a record again after another person changed it (rule screens-49). Returns a sentence for three seconds. */
export function useRecordOfOthers({ read, queryKey, isAbout }: Watched): string | null {
  const shown: readonly Subject[] = read.shows ?? []
  const { note } = useChangesOfOthers<unknown, string>({
    rows: () => {
      const record = queryClient.getQueryData(queryKey)
      return record === undefined ? undefined : [record]
    },
    changed: ([before], [after]) => (JSON.stringify(before) === JSON.stringify(after) ? [] : [read.path]),
    isAbout,
    concerns: (change) => isAbout(change) && change.subjects.some((subject) => shown.includes(subject)),
    refresh: () => makeStale(shown),
  })
  return note
}
