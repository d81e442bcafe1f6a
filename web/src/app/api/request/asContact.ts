import { currentContact } from '@uurwerk/contract/customers/contacts'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { ApiProblem } from '../apiProblem.ts'
import { makeStale } from '../keepReadsFresh.ts'
import { queryClient } from '../queryClient.ts'
import { contactToken } from './contactToken.ts'

/**
 * When the access of the contact person ended, the layout reads the contact person again, and shows how to get a new
 * link (rule contact-40).
 */
export async function asContact<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const status = error instanceof ApiProblem ? error.status : null
    // After status 401, the contact person is read again, for the layout. When that read itself is refused, it is not
    // sent again, because it would be refused again.
    if (status === 401 && endpoint !== currentContact)
      void queryClient.invalidateQueries({ queryKey: [currentContact.path] })
    // Status 403 means that HR changed the rights of the contact person. The rights are read again here, because
    // `keepReadsFresh` does not read again after this status.
    if (status === 403 && endpoint.shows === undefined) void makeStale(['contacts'])
    throw error
  }
}

/**
 * When another contact person signs in before the answer, the action ends with an error that no screen shows. The other
 * person then reads neither the answer nor the refusal (rule contact-39).
 */
export async function actAsContact<T>(endpoint: Endpoint, act: (assertWanted: () => void) => Promise<T>): Promise<T> {
  const token = contactToken()
  const assertWanted = () => {
    if (contactToken() !== token) throw new DOMException('another contact uses this page now', 'AbortError')
  }
  return asContact(endpoint, () => act(assertWanted)).finally(assertWanted)
}
