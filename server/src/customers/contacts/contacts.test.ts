import {
  addContact,
  askContactLink,
  customerContacts,
  editContact,
  endContact,
  inviteContact,
} from '@uurwerk/contract/customers/contacts'
import { createContract } from '@uurwerk/contract/contracts/contracts'
import { customer, toggleCustomer } from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { call, refusalOf, refused } from '../../testing/call.ts'
import { givenCustomer, givenPerson } from '../../testing/world/world.ts'
import { contactsWorld, WIM } from '../../testing/world/customers/contactsWorld.ts'

const { testApp, db, nobody, clock, els, givenWim, sendWaiting, linksTo, enter } = await contactsWorld()

test('HR adds a contact of a customer, and a second contact with the same address at that customer is refused', async () => {
  const { id, emailAddress } = await givenWim()
  const list = await call(els, customerContacts, { params: { id } })
  expect(list._embedded.customerContactDtoList).toMatchObject([{ ...WIM, emailAddress, invitedAt: null, sessions: 0 }])
  const again = { ...WIM, emailAddress: emailAddress.toUpperCase() }
  expect((await refused(els, addContact, { params: { id }, body: again })).code).toBe('contact_exists')
  const other = await givenCustomer(db)
  await call(els, addContact, { params: { id: other }, body: again })
})

test('HR cannot add a contact to an internal customer or to an inactive customer', async () => {
  const internal = await givenCustomer(db, { internal: true })
  expect((await refused(els, addContact, { params: { id: internal }, body: WIM })).code).toBe(
    'contact_of_internal_customer',
  )
  const inactive = await givenCustomer(db)
  await call(els, toggleCustomer, { params: { id: inactive }, body: { newActivationStatus: false } })
  expect((await refused(els, addContact, { params: { id: inactive }, body: WIM })).code).toBe('customer_inactive')
})

test('the answer about a customer says whether HR can add a contact or a contract, with the same refusals as the calls that add them', async () => {
  const [active, internal, inactive] = [
    await givenCustomer(db),
    await givenCustomer(db, { internal: true }),
    await givenCustomer(db),
  ]
  await call(els, toggleCustomer, { params: { id: inactive }, body: { newActivationStatus: false } })
  const userId = await givenPerson(db)
  const expected = [
    { id: active, contact: null, contract: null },
    { id: internal, contact: 'contact_of_internal_customer', contract: null },
    { id: inactive, contact: 'customer_inactive', contract: 'customer_inactive' },
  ]
  for (const { id, ...codes } of expected) {
    const { actions } = await call(els, customer, { params: { id } })
    const period = { startDate: '2026-11-01', endDate: '2026-11-30' }
    const body = { userId, customerId: id, ...period, order: { ...period, baseHourlyRate: 40 } }
    const ofContact = await refusalOf(els, addContact, { params: { id }, body: WIM })
    const ofContract = await refusalOf(els, createContract, { body })
    expect({ contact: ofContact?.code ?? null, contract: ofContract?.code ?? null }).toEqual(codes)
    expect({
      contact: actions.addContact?.code ?? null,
      contract: actions.createContract?.code ?? null,
    }).toEqual(codes)
  }
})

test('a contact can sign in with the first link after HR mails a second link', async () => {
  const { emailAddress, params } = await givenWim()
  await call(els, inviteContact, { params })
  const [first = ''] = await linksTo(emailAddress)
  await call(els, inviteContact, { params })
  const [second = ''] = await linksTo(emailAddress)
  for (const link of [first, second]) expect((await enter(link)).token).toHaveLength(43)
})

test('a change of a contact is refused when a colleague changed the contact before', async () => {
  const { params, emailAddress } = await givenWim()
  const body = { ...WIM, emailAddress, version: 1 }
  await call(els, editContact, { params, body: { ...body, maySign: false } })
  expect((await refused(els, editContact, { params, body })).code).toBe('stale')
})

test('HR cannot change a contact with a request whose path contains another customer than the customer of the contact', async () => {
  const { params } = await givenWim()
  const other = await givenCustomer(db)
  const elsewhere = { id: other, contactId: params.contactId }
  expect((await refused(els, endContact, { params: elsewhere })).code).toBe('not_found')
})

test('each mail to a contact of a customer has the address of the privacy page, and a mail to HR does not have it', async () => {
  const { emailAddress } = await givenWim()
  await call(nobody, askContactLink, { body: { emailAddress } })
  for (const kind of ['contact_receipt', 'contact_dispute'] as const)
    await inTransaction(db, (tx) =>
      queueMail(tx, {
        invoiceId: null,
        kind,
        recipients: [emailAddress],
        subject: kind,
        body: 'Dag,',
        documentIds: [],
        requestedBy: null,
        now: clock.now(),
      }),
    )
  const sent = (await sendWaiting()).filter(({ to }) => to.includes(emailAddress))
  const address = `${testApp.services.settings.publicUrl}/customer/privacy`
  expect(sent.map(({ text }) => text.includes(address))).toEqual([true, true, false])
})
