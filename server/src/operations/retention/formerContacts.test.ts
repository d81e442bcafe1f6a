import { endContact, inviteContact } from '@uurwerk/contract/customers/contacts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContact, givenCustomer, givenHr, givenPersonAtWork } from '../../testing/world/world.ts'
import { anonymiseExpired } from './anonymiseExpired.ts'

const NOW = '2026-11-24T09:00:00Z'
const { db, as, asContact, clock, services } = await startTestApp(NOW)
const { call: els } = await givenHr({ db, as }, 'Els')
const NAMELESS = 'Oud-contactpersoon'

const contact = (id: number) =>
  db
    .selectFrom('customer_contacts')
    .select(['name', 'email_address as emailAddress', 'job_title as jobTitle'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const count = async (
  table: 'contact_links' | 'contact_sessions' | 'customer_signatures' | 'line_judgements',
  id: number,
) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where contact_id = ${id}`.execute(db)
  return rows[0]?.count
}
const end = (customerId: number, contactId: number) => call(els, endContact, { params: { id: customerId, contactId } })

async function givenJudgement(customerId: number, contactId: number) {
  const { contractId: contract_id } = await givenPersonAtWork(db, { customerId })
  const row = { contract_id, month_on: '2026-10-01', contact_id: contactId }
  const judged = { line_hash: 'h', day_on: '2026-10-13', verdict: 'agreed', remark: '', judged_at: NOW }
  await db
    .insertInto('line_judgements')
    .values({ ...row, ...judged })
    .execute()
  return row
}

async function givenSignature(customerId: number, contactId: number) {
  const row = await givenJudgement(customerId, contactId)
  const signed = { content_hash: 'h', lines: '[]', signed_name: 'Wim Goossens', session_id: 1, signed_at: NOW }
  await db
    .insertInto('customer_signatures')
    .values({ ...row, ...signed })
    .execute()
}

test('a contact of a customer who never signed loses name and address two years after the end of the access', async () => {
  clock.set(NOW)
  const customerId = await givenCustomer(db)
  const id = await givenContact(db, { customerId })
  await givenJudgement(customerId, id)
  const before = await contact(id)
  await end(customerId, id)
  clock.set('2028-12-31T12:00:00Z')
  await anonymiseExpired(services)
  expect(await contact(id)).toEqual(before)
  clock.set('2029-01-01T12:00:00Z')
  expect(await anonymiseExpired(services)).toMatchObject({ mails: 1 })
  const emailAddress = `oud-contactpersoon-${id}@anoniem.invalid`
  expect(await contact(id)).toEqual({ name: NAMELESS, emailAddress, jobTitle: '' })
  expect((await anonymiseExpired(services)).mails).toBeUndefined()
})

test('a contact of a customer who signed is kept as long as the signature, and both are anonymised after the retention term of invoices', async () => {
  clock.set(NOW)
  const customerId = await givenCustomer(db)
  const id = await givenContact(db, { customerId })
  const before = await contact(id)
  await givenSignature(customerId, id)
  await end(customerId, id)
  clock.set('2036-12-31T12:00:00Z')
  await anonymiseExpired(services)
  expect([await contact(id), await count('customer_signatures', id)]).toEqual([before, 1])
  clock.set('2037-01-01T12:00:00Z')
  await anonymiseExpired(services)
  expect([await count('customer_signatures', id), await count('line_judgements', id)]).toEqual([0, 0])
  expect((await contact(id)).name).toBe(NAMELESS)
})

test('a contact with access to the months of a customer is kept, and a contact of a customer that has been inactive for a long time is anonymised', async () => {
  clock.set(NOW)
  const [active, inactive] = [await givenCustomer(db), await givenCustomer(db)]
  const [here, gone] = [
    await givenContact(db, { customerId: active }),
    await givenContact(db, { customerId: inactive }),
  ]
  const before = await contact(here)
  await db.updateTable('customers').set({ created_at: NOW }).where('id', '=', inactive).execute()
  await db.updateTable('customers').set({ active: false }).where('id', '=', inactive).execute()
  clock.set('2036-12-31T12:00:00Z')
  await anonymiseExpired(services)
  expect((await contact(gone)).name).not.toBe(NAMELESS)
  clock.set('2037-01-01T12:00:00Z')
  await anonymiseExpired(services)
  expect([await contact(here), (await contact(gone)).name]).toEqual([before, NAMELESS])
})

test('the sign-in links and sessions of a contact are deleted sixty days after the end of the access', async () => {
  clock.set(NOW)
  const customerId = await givenCustomer(db)
  const id = await givenContact(db, { customerId })
  await call(els, inviteContact, { params: { id: customerId, contactId: id } })
  await asContact(id)
  await end(customerId, id)
  const left = async () => [await count('contact_links', id), await count('contact_sessions', id)]
  clock.set('2027-01-23T08:00:00Z')
  await deleteExpired(db, clock.now())
  expect(await left()).toEqual([1, 1])
  clock.set('2027-01-23T10:00:00Z')
  await deleteExpired(db, clock.now())
  expect(await left()).toEqual([0, 0])
})
