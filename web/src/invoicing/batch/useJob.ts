import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { makeStale } from '../../app/api/keepReadsFresh.ts'
import { pollBatch } from './pollBatch.ts'
import { jobQuery } from './queries.ts'

/** Loads the progress of a batch until its end, and then loads the lists again. */
export function useJob(id: number) {
  const query = useQuery({
    ...jobQuery(id),
    refetchInterval: ({ state }) => pollBatch(state.data, state.dataUpdateCount),
  })
  const isDone = query.data?.status === 'done'
  useEffect(() => {
    if (isDone) void makeStale(['invoices'])
  }, [isDone])
  return query
}
