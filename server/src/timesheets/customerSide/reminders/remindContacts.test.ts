import { endContact, openContactSession } from '@uurwerk/contract/customers/contacts'
import { hrStart } from '@uurwerk/contract/hrStart/hrStart'
import { disputeMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { answerDisputes, remindCustomer, waiveCustomer } from '@uurwerk/contract/timesheets/customerSideSteps'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runJobs } from '../../../platform/jobs/runJobs.ts'
import { deleteExpired } from '../../../platform/jobs/expiredStore.ts'
import { createTasks } from '../../../tasks.ts'
import { call, refused } from '../../../testing/call.ts'
import { silentLog } from '../../../testing/silentLog.ts'
import { remindContacts } from './remindContacts.ts'
import { contactRemindersWorld, yearMonth } from '../../../testing/world/timesheets/contactRemindersWorld.ts'

const { mailServer, testApp, db, clock, services, asContact, els, givenMonth, judge, sign } =
  await contactRemindersWorld()

const MONDAYS = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'] as const
const at8 = (day: string) => `${day}T07:00:00Z`

const mailsTo = (emailAddress: string) =>
  db
    .selectFrom('mails')
    .select(['id', 'subject', 'body', 'kind'])
    .where(sql<boolean>`recipients = array[${emailAddress}]`)
    .orderBy('id')
    .execute()
const countTo = async ({ emailAddress }: { readonly emailAddress: string }) => (await mailsTo(emailAddress)).length

async function runAt(moment: string) {
  clock.set(moment)
  await remindContacts(services)
}

test('a contact of a customer gets one reminder on Monday at 8:00, also when the job runs each hour and on two servers at once', async () => {
  const month = await givenMonth()
  await runAt('2026-11-09T06:59:00Z')
  expect(await countTo(month)).toBe(0)
  clock.set(at8(MONDAYS[0]))
  await Promise.all([remindContacts(services), remindContacts(services), remindContacts(services)])
  await runAt('2026-11-09T15:00:00Z')
  await runAt('2026-11-10T07:00:00Z')
  expect(await countTo(month)).toBe(1)
  await runAt(at8(MONDAYS[1]))
  expect(await countTo(month)).toBe(2)
})

test('a contact of a customer gets a reminder at 8:00 on Easter Monday too', async () => {
  clock.set('2027-03-22T09:00:00Z')
  const month = await givenMonth()
  // This is the day after Easter Sunday, on which summer time began. 8:00 in Brussels is therefore 6:00 in UTC, and no
  // longer 7:00.
  await runAt('2027-03-29T05:59:00Z')
  expect(await countTo(month)).toBe(0)
  await runAt('2027-03-29T06:00:00Z')
  expect(await countTo(month)).toBe(1)
})

test('when a server stops while it sends a reminder to a contact, the reminder is sent once after the next start', async () => {
  const month = await givenMonth()
  await sql`create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`.execute(
    db,
  )
  await sql`create trigger stop_here after insert on contact_reminders for each row execute function stop_here()`.execute(
    db,
  )
  clock.set(at8(MONDAYS[0]))
  await expect(remindContacts(services)).rejects.toThrow('stopped')
  expect(await countTo(month)).toBe(0)
  await sql`drop trigger stop_here on contact_reminders`.execute(db)
  await remindContacts(services)
  expect(await countTo(month)).toBe(1)
})

test('the reminder to a contact names months and numbers of people, and contains a personal link that works', async () => {
  const month = await givenMonth()
  await givenMonth({ customerId: month.customerId })
  await runAt(at8(MONDAYS[0]))
  const [mail] = await mailsTo(month.emailAddress)
  expect(mail!.body).toContain('– oktober 2026: 2 medewerkers')
  expect(mail!.body).not.toMatch(/Lieselotte|Vanhaverbeke|7,60|13\/10/)
  const jobs = await runJobs({ url: testApp.url, tasks: createTasks(services, silentLog), log: silentLog })
  onTestFinished(() => jobs.stop())
  const received = () => mailServer.received.find(({ to }) => to?.[0]?.address === month.emailAddress)
  await vi.waitFor(() => expect(received()?.text).toMatch(/\/customer\/enter#t=[\w-]{20,}/))
  const [, token = ''] = /#t=([\w-]+)/.exec(received()!.text!)!
  expect((await call(testApp.nobody, openContactSession, { body: { token } })).token).not.toBe('')
  const { rows } = await sql<{ months: string[] }>`
    select changes->'after'->'months' as months from audit_entries
    where action = 'remind contact' and entity_id = ${month.contactId}`.execute(db)
  expect(rows).toHaveLength(1)
})

test('a contact of a customer gets four reminders about a month, and then HR’s start page says that the customer did not sign', async () => {
  const month = await givenMonth()
  const unsigned = async () => (await call(els, hrStart, { params: { yearMonth } })).toDo.unsignedAfterReminders
  for (const day of MONDAYS.slice(0, 3)) await runAt(at8(day))
  expect([await countTo(month), await unsigned()]).toEqual([3, 0])
  for (const day of MONDAYS.slice(3)) await runAt(at8(day))
  expect([await countTo(month), await unsigned()]).toEqual([4, 1])
  await sign(await asContact(month.contactId), month)
  expect(await unsigned()).toBe(0)
})

test('a contact gets no reminder when the contact cannot sign, when the customer does not have to sign or has signed, when HR continues without the customer, or while HR has not answered a remark', async () => {
  const quiet = {
    mayNotSign: await givenMonth({ maySign: false }),
    asksNothing: await givenMonth({ approval: 'none' }),
    signed: await givenMonth(),
    waived: await givenMonth(),
    disputed: await givenMonth(),
    ended: await givenMonth(),
  }
  const month = await givenMonth({ approval: 'informative' })
  await sign(await asContact(quiet.signed.contactId), quiet.signed)
  await call(els, waiveCustomer, { params: quiet.waived.params, body: { reason: 'Met vakantie' } })
  const wim = await asContact(quiet.disputed.contactId)
  const { contentHash, lines } = await judge(wim, quiet.disputed, 'disputed', 'Eindigde vroeger')
  await call(wim, disputeMonth, { params: quiet.disputed.params, body: { contentHash } })
  const { customerId: id, contactId } = quiet.ended
  await call(els, endContact, { params: { id, contactId } })
  const counts = async () => Promise.all(Object.values(quiet).map(countTo))
  const before = await counts()
  await runAt(at8(MONDAYS[0]))
  expect(await counts()).toEqual(before)
  expect(await countTo(month)).toBe(1)
  const answers = lines.map(({ lineHash }) => ({ lineHash, answer: 'Nagekeken met de badge' }))
  await call(els, answerDisputes, { params: quiet.disputed.params, body: { answers } })
  const answered = await countTo(quiet.disputed)
  await runAt(at8(MONDAYS[1]))
  expect(await countTo(quiet.disputed)).toBe(answered + 1)
})

test('when a month was confirmed less than three working days ago, the contact of a customer gets a reminder only on the next Monday', async () => {
  clock.set('2026-11-05T09:00:00Z')
  const late = await givenMonth()
  await runAt(at8(MONDAYS[0]))
  expect(await countTo(late)).toBe(0)
  await runAt(at8(MONDAYS[1]))
  expect(await countTo(late)).toBe(1)
})

test('a contact of the parent gets reminders about the months of a ward', async () => {
  const ward = await givenMonth()
  const parent = await givenMonth({ approval: 'none' })
  await db.updateTable('customers').set({ parent_id: parent.customerId }).where('id', '=', ward.customerId).execute()
  await runAt(at8(MONDAYS[0]))
  expect([await countTo(ward), await countTo(parent)]).toEqual([1, 1])
})

test('HR can remind a customer once a day, in addition to the four automatic reminders', async () => {
  const month = await givenMonth()
  const { params } = month
  await call(els, remindCustomer, { params })
  expect(await countTo(month)).toBe(1)
  expect((await refused(els, remindCustomer, { params })).code).toBe('already_reminded_today')
  const { reminder } = (await call(els, fullTimesheet, { params })).customerSide
  expect(reminder).toMatchObject({ state: 'awaited', contacts: 1, notRemindedToday: 0 })
  expect(reminder.lastRemindedAt).toContain('2026-11-03')
  clock.set('2026-11-04T09:00:00Z')
  const both = await Promise.allSettled([call(els, remindCustomer, { params }), call(els, remindCustomer, { params })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected'])
  expect(await countTo(month)).toBe(2)
  // HR sends a reminder first. The server then waits seven days, and still sends its four automatic reminders.
  for (const day of [...MONDAYS, '2026-12-14']) await runAt(at8(day))
  expect(await countTo(month)).toBe(6)
})

test('HR cannot remind a customer that has nothing to sign or has no contact who can sign', async () => {
  const none = await givenMonth({ maySign: false })
  expect((await refused(els, remindCustomer, { params: none.params })).code).toBe('no_contact_may_sign')
  const signed = await givenMonth()
  await sign(await asContact(signed.contactId), signed)
  expect((await refused(els, remindCustomer, { params: signed.params })).code).toBe('nothing_to_sign')
})

test('the record of a reminder to a contact is deleted after two years', async () => {
  const month = await givenMonth()
  await call(els, remindCustomer, { params: month.params })
  const left = async () =>
    (await db.selectFrom('contact_reminders').selectAll().where('contact_id', '=', month.contactId).execute()).length
  clock.set('2028-11-01T09:00:00Z')
  await deleteExpired(db, clock.now())
  expect(await left()).toBe(1)
  clock.set('2028-11-04T09:00:00Z')
  await deleteExpired(db, clock.now())
  expect(await left()).toBe(0)
})
