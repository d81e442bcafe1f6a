import type { currentContact } from '@uurwerk/contract/customers/contacts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'

/** The properties of a page of a contact. The frame of the pages has read the contact before it shows a page. */
export type OfContact = { readonly contact: ResponseOf<typeof currentContact> }

/** The state of the history entry after the personal link was used. The page then welcomes the contact. */
export const WELCOME = 'welcome'
