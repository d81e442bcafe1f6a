import { currentContact } from '@uurwerk/contract/customers/contacts'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { ApiProblem } from '../apiProblem.ts'
import { makeStale } from '../keepReadsFresh.ts'
import { queryClient } from '../queryClient.ts'
import { contactToken } from './contactToken.ts'

/**
 * Runs a call of a contact of a customer. When the call learns that the access ended, the frame of the pages reads the
 * contact again, and then shows how the contact gets a new link (rule contact-5).
 */
export async function asContact<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const status = error instanceof ApiProblem ? error.status : null
    // The frame itself reads the contact. Without this condition, that read would start itself again.
    if (status === 401 && endpoint !== currentContact)
      void queryClient.invalidateQueries({ queryKey: [currentContact.path] })
    // HR changed what the contact may do. `keepReadsFresh` sends no read again after this status.
    if (status === 403 && endpoint.shows === undefined) void makeStale(['contacts'])
    throw error
  }
}

/**
 * Runs an act of the contact who is signed in now. When another tab of this browser signs in another contact before the
 * answer, the act ends with an error that no screen shows. The other contact then reads neither the answer nor the
 * refusal (rule contact-5).
 */
export async function actAsContact<T>(endpoint: Endpoint, act: (assertWanted: () => void) => Promise<T>): Promise<T> {
  const token = contactToken()
  const assertWanted = () => {
    if (contactToken() !== token) throw new DOMException('another contact uses this page now', 'AbortError')
  }
  return asContact(endpoint, () => act(assertWanted)).finally(assertWanted)
}
