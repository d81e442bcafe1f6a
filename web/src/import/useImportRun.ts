import { importFile } from '@uurwerk/contract/import/import'
import { importRuns } from '@uurwerk/contract/import/importRuns'
import type { ImportRun } from '@uurwerk/contract/import/importRuns'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { makeStale } from '../app/api/keepReadsFresh.ts'
import { queryOf } from '../app/api/queryOf.ts'

const POLL_MS = 500

const isUnderWay = ({ state }: ImportRun): boolean => state === 'running' || state === 'stopping'

type Runs = {
  /** The import or the check that is running in this tab or in another tab. */
  readonly underWay: ImportRun | null
  /** The import that ended less than a minute ago. */
  readonly ended: ImportRun | null
}

/**
 * The progress of the imports of one kind. It is loaded repeatedly while an import runs in this tab or in another tab.
 */
export function useImportRun(kind: ImportKind, isBusy: boolean): Runs {
  const { data } = useQuery({
    ...queryOf(importRuns),
    refetchInterval: ({ state }) =>
      isBusy || state.data?._embedded.importRunDtoList.some(isUnderWay) === true ? POLL_MS : false,
  })
  const runs = data?._embedded.importRunDtoList.filter((run) => run.kind === kind) ?? []
  const underWay = runs.find(isUnderWay) ?? null
  const ended = runs.find((run) => !isUnderWay(run) && !run.preview) ?? null
  const done = ended?.state === 'done' ? ended.id : null
  useEffect(() => {
    // Another tab may have created records that the screens of this tab show.
    if (done !== null) void makeStale(importFile.changes ?? [])
  }, [done])
  return { underWay, ended }
}
