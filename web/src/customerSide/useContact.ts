import type { currentContact } from '@uurwerk/contract/customers/contacts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { useOutletContext } from 'react-router'

export type Contact = ResponseOf<typeof currentContact>

/** The contact who uses the page. The frame of the pages has read the contact before it shows a page. */
export const useContact = (): Contact => useOutletContext<Contact>()
