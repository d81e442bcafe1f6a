import {
  addContact,
  askContactLink,
  customerContacts,
  editContact,
  endContact,
  endContactSessions,
  inviteContact,
  openContactSession,
  setCustomerApproval,
} from '@uurwerk/contract/customers/contacts'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import {
  contactNeeds,
  needRequests,
  publishRequest,
  refuseRequest,
  requestNeed,
  withdrawRequest,
} from '@uurwerk/contract/planning/openShifts/needRequests'
import { contactPlanning } from '@uurwerk/contract/planning/customerPlanning'
import {
  agreeToRest,
  contactMonth,
  disputeMonth,
  downloadContactMonth,
  judgeLines,
  signMonth,
  signMonths,
  waitingMonths,
} from '@uurwerk/contract/timesheets/customerMonths'
import {
  answerDisputes,
  remindCustomer,
  waiveCustomer,
  withdrawWaiver,
} from '@uurwerk/contract/timesheets/customerSideSteps'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { hashOfSecret, newSecret } from '../app/session/secret.ts'
import { call, request } from '../testing/call.ts'
import { givenShift } from '../testing/world/people/leave.ts'
import { startIsolation, type People } from '../testing/startIsolation.ts'

const { twee, ours, theirs, inBoth, notTried } = await startIsolation()
const wim = { name: 'Wim Goossens', emailAddress: 'wim@twee.example', jobTitle: '', maySign: true, mayRequest: false }
const customer = { params: { id: theirs.customerId } }
const countLinks = async () => (await twee.db.selectFrom('contact_links').select('id').execute()).length

test('HR of an office cannot read, invite or change the contacts of a customer of another office', async () => {
  await inBoth(({ hr }) => request(hr, customerContacts, customer))
  const added = await inBoth(({ hr }) => request(hr, addContact, { ...customer, body: wim }))
  const { id: contactId, version } = added._embedded.customerContactDtoList.find(
    (each) => each.emailAddress === wim.emailAddress,
  )!
  const ofContact = ({ customerId: id }: People) => ({ params: { id, contactId } })
  const body = { ...wim, jobTitle: 'Hoofdverpleegkundige', version }
  await inBoth((by) => request(by.hr, editContact, { ...ofContact(by), body }))
  await inBoth((by) => request(by.hr, inviteContact, ofContact(by)))
  await inBoth((by) => request(by.hr, endContactSessions, ofContact(by)))
  const left = await inBoth((by) => request(by.hr, endContact, ofContact(by)))
  expect(left._embedded.customerContactDtoList.map(({ id }) => id)).toEqual([theirs.contactId])
})

test('a contact of a customer cannot open a session in another office with a link, and another office does not mail a link to that contact', async () => {
  const token = newSecret()
  const link = { contact_id: theirs.contactId, mail_id: 1, token_hash: hashOfSecret(token) }
  await twee.db
    .insertInto('contact_links')
    .values({ ...link, expires_at: '2026-11-27T09:00:00Z' })
    .execute()
  await inBoth(({ nobody }) => request(nobody, openContactSession, { body: { token } }), 'link_used_up')

  const before = await countLinks()
  const { email_address: emailAddress } = await twee.db
    .selectFrom('customer_contacts')
    .select('email_address')
    .where('id', '=', theirs.contactId)
    .executeTakeFirstOrThrow()
  await call(ours.nobody, askContactLink, { body: { emailAddress } })
  expect(await countLinks()).toBe(before)
  await call(theirs.nobody, askContactLink, { body: { emailAddress } })
  expect(await countLinks()).toBe(before + 1)
})

const FIRST = { start: '2026-10-13T07:00+02:00', end: '2026-10-13T15:06+02:00' }

test('HR and the contacts of an office cannot read, judge or sign a month of a customer of another office, and HR cannot waive the signature of that customer', async () => {
  const { contractId, annaId: personId } = theirs
  await givenShift(twee.db, { personId, contractId, ...FIRST })
  const month = { params: { contractId, yearMonth: toYearMonth('2026-10') } }
  await call(theirs.hr, lockMonthFor, month)
  await call(theirs.hr, confirmMonthFor, { ...month, body: { reason: 'op vraag' } })
  const required = { ...customer, body: { approval: 'required' } } as const
  await inBoth(({ hr }) => request(hr, setCustomerApproval, required))
  await inBoth(({ hr }) => request(hr, remindCustomer, month))

  const { contentHash, lines } = await inBoth(({ contact }) => request(contact, contactMonth, month))
  const judged = (verdict: 'agreed' | 'disputed', remark = '') => ({
    ...month,
    body: { contentHash, lines: lines.map(({ lineHash }) => ({ lineHash, verdict, remark })) },
  })
  await inBoth(({ contact }) => request(contact, judgeLines, judged('disputed', 'Een uur te veel')))
  await inBoth(({ contact }) => request(contact, disputeMonth, { ...month, body: { contentHash } }))
  const answers = lines.map(({ lineHash }) => ({ lineHash, answer: 'Nagekeken met de badge' }))
  await inBoth(({ hr }) => request(hr, answerDisputes, { ...month, body: { answers } }))
  await inBoth(({ hr }) => request(hr, waiveCustomer, { ...month, body: { reason: 'De klant is met vakantie' } }))
  await inBoth(({ hr }) => request(hr, withdrawWaiver, month))
  await inBoth(({ contact }) => request(contact, agreeToRest, { ...month, body: { contentHash } }))
  await call(theirs.contact, judgeLines, judged('agreed'))
  const signature = { contentHash, name: wim.name, confirmed: true } as const
  const { name, confirmed } = signature
  const ofOther = {
    name,
    confirmed,
    months: [{ contractId: theirs.contractId, yearMonth: month.params.yearMonth, contentHash }],
  }
  const { refused } = await call(ours.contact, signMonths, { body: ofOther })
  expect(refused).toMatchObject([{ code: 'not_found' }])
  const waiting = await Promise.all([ours, theirs].map(({ contact }) => call(contact, waitingMonths)))
  expect(waiting.map(({ _embedded }) => _embedded.customerMonthDtoList.length)).toEqual([0, 1])
  const signed = await inBoth(({ contact }) => request(contact, signMonth, { ...month, body: signature }))
  await inBoth(({ contact }) => request(contact, downloadContactMonth, month))
  expect(signed.signature).toMatchObject({ name: wim.name })
})

test('the planning that a contact of an office reads contains no shift of another office', async () => {
  const period = { query: { from: '2026-10-01', to: '2026-10-31' } }
  expect((await call(ours.contact, contactPlanning, period)).shifts).toEqual([])
  expect((await call(theirs.contact, contactPlanning, period)).shifts).toHaveLength(1)
})

test('a contact and HR of an office cannot ask for people of a ward of another office, withdraw such a request or decide about it', async () => {
  await twee.db.updateTable('customer_contacts').set({ may_request: true }).execute()
  const { customerId, shiftTypeId } = theirs
  const ask = (day: string) => ({ body: { customerId, shiftTypeId, day, places: 1, note: '' } })
  const idOfLast = (input: {
    readonly _embedded: { readonly needRequestDtoList: readonly { readonly id: number }[] }
  }) => input._embedded.needRequestDtoList.at(-1)!.id
  const first = idOfLast(await inBoth(({ contact }) => request(contact, requestNeed, ask('2026-12-10'))))
  await inBoth(({ contact }) => request(contact, withdrawRequest, { params: { requestId: first } }))
  const second = idOfLast(await call(theirs.contact, requestNeed, ask('2026-12-11')))
  const reason = { params: { requestId: second }, body: { reason: 'Niemand vrij' } }
  await inBoth(({ hr }) => request(hr, refuseRequest, reason))
  const third = idOfLast(await call(theirs.contact, requestNeed, ask('2026-12-12')))
  await inBoth(({ hr }) => request(hr, publishRequest, { params: { requestId: third }, body: { grants: 'first' } }))
  expect((await call(ours.contact, contactNeeds))._embedded.needRequestDtoList).toEqual([])
  expect((await call(ours.hr, needRequests))._embedded.hrNeedRequestDtoList).toEqual([])
})

test('these tests try every API call about contacts of customers or about months of customers that has an id in its path', () => {
  expect(notTried(/\{contactId\}|\{requestId\}|^\/contact\/month\/|\/customer\/(waiver|reminder|answers)/)).toEqual([])
})
