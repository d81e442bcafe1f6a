import type { Cast } from './routeCast.ts'

const body = { name: 'Wim Goossens', emailAddress: 'wim@azklaverveld.example', maySign: true }
const ofContact = ({ customerId: id, contactId }: Cast) => ({ params: { id, contactId } })
const ofCustomer = ({ customerId: id }: Cast) => ({ params: { id } })

/**
 * The sample requests about contacts (people at customers), and about the months whose hours contacts accept or
 * dispute.
 */
export const contactSamples = {
  customerContacts: ofCustomer,
  addContact: (cast: Cast) => ({ ...ofCustomer(cast), body }),
  editContact: (cast: Cast) => ({ ...ofContact(cast), body }),
  endContact: ofContact,
  inviteContact: ofContact,
  endContactSessions: ofContact,
  setCustomerApproval: (cast: Cast) => ({ ...ofCustomer(cast), body: { approval: 'required' } }),
  askContactLink: () => ({ body: { emailAddress: 'wim@azklaverveld.example' } }),
  openContactSession: () => ({ body: { token: 'unknown' } }),
  closeContactSession: () => ({}),
  closeContactSessions: () => ({}),
  currentContact: () => ({}),
  contactPrivacy: () => ({}),
  contactPlanning: () => ({}),
  contactNeeds: () => ({}),
  requestNeed: () => ({}),
  withdrawRequest: () => ({ params: { requestId: 999_999 } }),
  needRequests: () => ({}),
  publishRequest: () => ({ params: { requestId: 999_999 } }),
  refuseRequest: () => ({ params: { requestId: 999_999 } }),
  contactMonths: () => ({}),
  waitingMonths: () => ({}),
  contactMonth: () => ({}),
  downloadContactMonth: () => ({}),
  judgeLines: () => ({ body: { contentHash: 'x', lines: [{ lineHash: 'x', verdict: 'agreed' }] } }),
  agreeToRest: () => ({ body: { contentHash: 'x' } }),
  disputeMonth: () => ({ body: { contentHash: 'x' } }),
  waiveCustomer: () => ({ body: { reason: 'De klant is met vakantie' } }),
  withdrawWaiver: () => ({}),
  remindCustomer: () => ({}),
  answerDisputes: () => ({ body: { answers: [{ lineHash: 'x', answer: 'Nagekeken met de badge' }] } }),
  signMonth: () => ({ body: { contentHash: 'x', name: 'Wim Goossens', confirmed: true } }),
  signMonths: ({ contractId }: Cast) => ({
    body: { name: 'Wim Goossens', confirmed: true, months: [{ contractId, yearMonth: '2026-10', contentHash: 'x' }] },
  }),
} as const
