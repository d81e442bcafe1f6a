import { mayAskLink } from '../../platform/http/limits/mayAskLink.ts'
import * as calls from '@uurwerk/contract/customers/contacts'
import {
  contactReadRoute,
  contactWriteRoute,
  openRoute,
  readRoute,
  writeRoute,
  type Route,
} from '../../platform/http/route.ts'
import {
  addContact,
  editContact,
  endContact,
  endContactSessions,
  inviteContact,
  setCustomerApproval,
} from './contactChanges.ts'
import {
  askContactLink,
  closeContactSession,
  closeContactSessions,
  currentContact,
  openContactSession,
} from './contactSessions.ts'
import { contactsOfCustomer } from './contactsOfCustomer.ts'

export const contactRoutes: readonly Route[] = [
  readRoute(calls.customerContacts, ({ db, now }, { params }) => contactsOfCustomer(db, params.id, now)),
  writeRoute(calls.addContact, (context, { params, body }) => addContact(context, params.id, body)),
  writeRoute(calls.editContact, (context, { params, body }) => editContact(context, params, body)),
  writeRoute(calls.endContact, (context, { params }) => endContact(context, params)),
  writeRoute(calls.inviteContact, (context, { params }) => inviteContact(context, params)),
  writeRoute(calls.endContactSessions, (context, { params }) => endContactSessions(context, params)),
  openRoute(calls.askContactLink, (opening, { body }) =>
    askContactLink(opening, body.emailAddress, () => mayAskLink(opening.db, body.emailAddress, opening.now)),
  ),
  writeRoute(calls.setCustomerApproval, (context, { params, body }) =>
    setCustomerApproval(context, params.id, body.approval),
  ),
  openRoute(calls.openContactSession, (opening, { body }) => openContactSession(opening, body.token)),
  contactWriteRoute(calls.closeContactSession, (context) => closeContactSession(context)),
  contactWriteRoute(calls.closeContactSessions, (context) => closeContactSessions(context)),
  contactReadRoute(calls.currentContact, (context) => currentContact(context)),
]
