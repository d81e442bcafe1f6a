import { currentContact } from '@uurwerk/contract/customers/contacts'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { ApiProblem } from '../apiProblem.ts'
import { makeStale } from '../keepReadsFresh.ts'
import { queryClient } from '../queryClient.ts'
import { contactToken } from './contactToken.ts'

/**
 * Runs a call of a contact person of a customer. When the server answers that the access of this person ended, the
 * layout around the pages reads the contact person again, and then shows how to get a new link (rule contact-5).
 */
export async function asContact<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const status = error instanceof ApiProblem ? error.status : null
    // The layout around the pages itself reads the contact person. Without this condition, the refusal of that read
    // would start the read again.
    if (status === 401 && endpoint !== currentContact)
      void queryClient.invalidateQueries({ queryKey: [currentContact.path] })
    // HR changed what the contact person may do. The page reads the rights again here, because `keepReadsFresh` does
    // not send reads again after this status.
    if (status === 403 && endpoint.shows === undefined) void makeStale(['contacts'])
    throw error
  }
}

/**
 * Runs an action of the contact person who is signed in now. When another contact person signs in in another tab before
 * the answer arrives, the action ends with an error that no screen shows. The other person then reads neither the
 * answer nor the refusal (rule contact-5).
 */
export async function actAsContact<T>(endpoint: Endpoint, act: (assertWanted: () => void) => Promise<T>): Promise<T> {
  const token = contactToken()
  const assertWanted = () => {
    if (contactToken() !== token) throw new DOMException('another contact uses this page now', 'AbortError')
  }
  return asContact(endpoint, () => act(assertWanted)).finally(assertWanted)
}
