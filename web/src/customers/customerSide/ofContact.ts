import type { currentContact } from '@uurwerk/contract/customers/contacts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'

/**
 * The properties of a page for a contact of a customer. The layout around the page has loaded the contact before it
 * shows the page.
 */
export type OfContact = { readonly contact: ResponseOf<typeof currentContact> }

/**
 * The state of the entry in the browser history after the contact opened the personal link. The page then shows a
 * welcome text.
 */
export const WELCOME = 'welcome'
