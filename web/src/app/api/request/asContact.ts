import { currentContact } from '@uurwerk/contract/customers/contacts'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { contactToken } from '../../session/contactToken.ts'
import { ApiProblem } from '../apiProblem.ts'
import { makeStale } from '../keepReadsFresh.ts'
import { queryClient } from '../queryClient.ts'

const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiProblem && error.status === status

/**
 * Runs a read of a contact of a customer. When the read learns that the access ended, the frame of the pages reads the
 * contact again, and then shows how the contact gets a new link (rule contact-5).
 */
export async function readAsContact<T>(endpoint: Endpoint, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    // The frame itself reads the contact. Without this condition, that read would start itself again.
    if (hasStatus(error, 401) && endpoint !== currentContact)
      void queryClient.invalidateQueries({ queryKey: [currentContact.path] })
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
  try {
    return await readAsContact(endpoint, () => act(assertWanted))
  } catch (error) {
    // HR changed what the contact may do. `keepReadsFresh` sends no read again after this status.
    if (hasStatus(error, 403)) void makeStale(['contacts'])
    throw error
  } finally {
    assertWanted()
  }
}
