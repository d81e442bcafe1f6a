import { demoPeople } from '@uurwerk/contract/identity/identity'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../api/queryOf.ts'

export type DemoPerson = ResponseOf<typeof demoPeople>['_embedded']['demoPersonList'][number]

/**
 * True for a demo. In production, the page itself contains this fact, because the endpoints of the demo exist only in a
 * demo. During development the page does not contain it, so the browser asks the server.
 */
const isDemo = (): boolean => document.querySelector('meta[name="demo"]')?.getAttribute('content') !== 'false'

export type DemoContact = ResponseOf<typeof demoPeople>['contacts'][number]

/**
 * The people whom a visitor of the demo can choose to sign in, and the contact persons of customers. Both lists are
 * empty outside the demo.
 */
export const useDemoPeople = (): {
  readonly people: readonly DemoPerson[]
  readonly contacts: readonly DemoContact[]
} => {
  const { data } = useQuery({ ...queryOf(demoPeople), enabled: isDemo(), staleTime: Infinity })
  return { people: data?._embedded.demoPersonList ?? [], contacts: data?.contacts ?? [] }
}
