import { demoPeople } from '@uurwerk/contract/identity/identity'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../api/queryOf.ts'

export type DemoPerson = ResponseOf<typeof demoPeople>['_embedded']['demoPersonList'][number]

/** In production, the page contains this fact. During development it does not, so the browser asks the server. */
const isDemo = (): boolean => document.querySelector('meta[name="demo"]')?.getAttribute('content') !== 'false'

export type DemoContact = ResponseOf<typeof demoPeople>['contacts'][number]

/** The people with whom a visitor of the demo can sign in. Both lists are empty outside the demo. */
export const useDemoPeople = (): {
  readonly people: readonly DemoPerson[]
  readonly contacts: readonly DemoContact[]
} => {
  const { data } = useQuery({ ...queryOf(demoPeople), enabled: isDemo(), staleTime: Infinity })
  return { people: data?._embedded.demoPersonList ?? [], contacts: data?.contacts ?? [] }
}
