import type { currentContact } from '@uurwerk/contract/customers/contacts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'

/** The layout around the page has loaded the contact before it shows the page. */
export type OfContact = { readonly contact: ResponseOf<typeof currentContact> }

/** The state in the browser history after the personal link, with which the page shows a welcome text. */
export const WELCOME = 'welcome'
