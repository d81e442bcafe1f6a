import { demoPeople } from '@uurwerk/contract/identity/identity'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../api/queryOf.ts'

export type DemoPerson = ResponseOf<typeof demoPeople>['_embedded']['demoPersonList'][number]

/**
 * The server writes 'true' or 'false' into the page in production. During development the page has neither value, so
 * the browser asks the server whether this is the demo.
 */
const demoOfPage = () => document.querySelector('meta[name="demo"]')?.getAttribute('content')

export type DemoContact = ResponseOf<typeof demoPeople>['contacts'][number]

/** The people with whom a visitor of the demo can sign in. Both lists are empty outside the demo. */
export const useDemoPeople = (): {
  readonly people: readonly DemoPerson[]
  readonly contacts: readonly DemoContact[]
} => {
  const { data } = useQuery({ ...queryOf(demoPeople), enabled: demoOfPage() !== 'false', staleTime: Infinity })
  return { people: data?._embedded.demoPersonList ?? [], contacts: data?.contacts ?? [] }
}

/**
 * True in the demo. The HTML page can already contain this fact before the list of people loads. The navigation bar
 * then does not move when the list arrives.
 */
export const useIsDemo = (): boolean => useDemoPeople().people.length > 0 || demoOfPage() === 'true'
