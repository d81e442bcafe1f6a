import { demoPeople } from '@uurwerk/contract/identity'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { ApiProblem } from '../api/apiProblem.ts'
import { queryOf } from '../api/queryOf.ts'
import { answerOf } from '../api/call.ts'

export type DemoPerson = ResponseOf<typeof demoPeople>['_embedded']['demoPersonList'][number]

/** Nobody, where there is no demo: its calls do not exist there. */
async function readDemoPeople(signal: AbortSignal): Promise<readonly DemoPerson[]> {
  try {
    return (await answerOf(demoPeople, {}, signal))._embedded.demoPersonList
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return []
    throw error
  }
}

export const useDemoPeople = (): readonly DemoPerson[] =>
  useQuery({
    queryKey: queryOf(demoPeople).queryKey,
    queryFn: ({ signal }) => readDemoPeople(signal),
    staleTime: Infinity,
  }).data ?? []
