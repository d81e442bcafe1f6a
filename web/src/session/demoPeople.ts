import { demoPeople } from '@uurwerk/contract/identity'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../api/queryOf.ts'

export type DemoPerson = ResponseOf<typeof demoPeople>['_embedded']['demoPersonList'][number]

/** The page says where there is none: the demo's calls do not exist there. While developing it says nothing, and we ask. */
const isDemo = (): boolean => document.querySelector('meta[name="demo"]')?.getAttribute('content') !== 'false'

/** Nobody, where there is no demo. */
export const useDemoPeople = (): readonly DemoPerson[] => {
  const { data } = useQuery({ ...queryOf(demoPeople), enabled: isDemo(), staleTime: Infinity })
  return data?._embedded.demoPersonList ?? []
}
