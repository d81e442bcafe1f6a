import { demoPeople } from '@uurwerk/contract/identity'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../api/queryOf.ts'

export type DemoPerson = ResponseOf<typeof demoPeople>['_embedded']['demoPersonList'][number]

/**
 * In production the page says whether there is a demo, because the demo's calls exist only there. During development
 * the page does not say it, so the browser asks the server.
 */
const isDemo = (): boolean => document.querySelector('meta[name="demo"]')?.getAttribute('content') !== 'false'

/** Empty when there is no demo. */
export const useDemoPeople = (): readonly DemoPerson[] => {
  const { data } = useQuery({ ...queryOf(demoPeople), enabled: isDemo(), staleTime: Infinity })
  return data?._embedded.demoPersonList ?? []
}
