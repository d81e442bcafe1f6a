import { chooseReminders, reminderChoices } from '@uurwerk/contract/ownStart/ownReminders'
import { hrStart, remind } from '@uurwerk/contract/hrStart/hrStart'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runJobs } from '../../platform/jobs/runJobs.ts'
import { createTasks } from '../../tasks.ts'
import { call } from '../../testing/call.ts'
import { givenSeller, givenTimesheet } from '../../testing/world/invoicing/invoicingWorld.ts'
import { silentLog } from '../../testing/silentLog.ts'
import { startMailServer } from '../../testing/servers/startMailServer.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPersonAtWork } from '../../testing/world/world.ts'
import { givenProlongedSickLeave } from '../../testing/world/people/leave.ts'
import { sendOwnReminders } from './sendOwnReminders.ts'

const CONFIRM_DAY = '2026-11-05T08:07:00Z'
const PLAN_DAY = '2026-11-18T08:07:00Z'
const ALL = {
  confirmByMail: true,
  confirmByPush: true,
  planByMail: true,
  planByPush: true,
  rosterByMail: true,
  rosterByPush: true,
  absenceByMail: true,
  absenceByPush: true,
}
const mailServer = await startMailServer()
const testApp = await hrWorld(CONFIRM_DAY, { smtpUrl: mailServer.url })
const { db, clock, services, hr } = testApp
await givenSeller(db)
const customerId = await givenCustomer(db)

beforeEach(() => clock.set(CONFIRM_DAY))

let count = 0
/** Adds an employee with a contract who has signed in before. */
async function givenEmployee({ until = null, known = true }: { until?: string | null; known?: boolean } = {}) {
  count += 1
  const email = `medewerker${count}@zorg.example`
  const { personId, contractId } = await givenPersonAtWork(db, { customerId, email, until })
  if (known)
    await db
      .updateTable('people')
      .set({ provider_subject: `google-${count}` })
      .where('id', '=', personId)
      .execute()
  return { personId, contractId, email }
}

const remindersOf = ({ email }: { readonly email: string }) =>
  db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('kind', '=', 'reminder')
    .where(sql<boolean>`recipients = array[${email}]`)
    .orderBy('id')
    .execute()
const subjectsOf = async (person: { readonly email: string }) =>
  (await remindersOf(person)).map(({ subject }) => subject)

test('on day 5 of the month an employee gets one mail to confirm last month, also when the job runs each hour and twice at once', async () => {
  const anna = await givenEmployee()
  const bert = await givenEmployee()
  await givenTimesheet(db, bert.contractId, '2026-10')
  await Promise.all([sendOwnReminders(services), sendOwnReminders(services), sendOwnReminders(services)])
  clock.set('2026-11-05T15:07:00Z')
  await sendOwnReminders(services)
  expect(await subjectsOf(anna)).toEqual(['Herinnering: bevestig je timesheet van oktober 2026'])
  expect(await subjectsOf(bert)).toEqual([])
  clock.set('2026-11-08T08:07:00Z')
  await sendOwnReminders(services)
  expect(await subjectsOf(anna)).toHaveLength(2)
})

test('the mail of a reminder contains links to the month and to the choice of reminders, but no hours, customers or absences', async () => {
  const anna = await givenEmployee()
  await givenTimesheet(db, anna.contractId, '2026-10', { confirmed: false })
  const jobs = await runJobs({ url: testApp.url, tasks: createTasks(services, silentLog), log: silentLog })
  onTestFinished(() => jobs.stop())
  await db
    .insertInto('absences')
    .values({
      person_id: anna.personId,
      day_on: '2026-10-12',
      category: 'SICK_LEAVE',
      full_day: true,
      halves: '[0,2)',
      seconds: 27_360,
      created_at: '2026-10-12T06:00Z',
    })
    .execute()
  await sendOwnReminders(services)
  const received = () => mailServer.received.filter(({ to }) => to?.[0]?.address === anna.email)
  await vi.waitFor(() => expect(received()).toHaveLength(1))
  const origin = services.settings.publicUrl
  expect(received()[0]?.from).toMatchObject({ name: 'Wijzerplaat Zorg bv' })
  expect(received()[0]?.text?.trim()).toBe(
    [
      'Dag Anna,',
      `Je timesheet van oktober 2026 is nog niet bevestigd. Kijk je uren na en bevestig ze in Uurwerk:\n${origin}/details?month=2026-10`,
      `Uurwerk stuurt deze mail vanzelf. In je profiel kies je welke herinneringen je krijgt:\n${origin}/profile`,
      'Met vriendelijke groeten',
      'Wijzerplaat Zorg bv',
    ].join('\n\n'),
  )
})

test('on day 18 an employee gets a mail to plan the next month, which HR does not see as a reminder to confirm', async () => {
  clock.set(PLAN_DAY)
  const anna = await givenEmployee()
  await sendOwnReminders(services)
  expect(await subjectsOf(anna)).toEqual(['Herinnering: plan je shiften van december 2026'])
  const { missing } = await call(hr, hrStart, { params: { yearMonth: toYearMonth('2026-10') } })
  expect(missing.find(({ userId }) => userId === anna.personId)?.lastReminder).toBeNull()
})

test('Anna can turn off the reminder to confirm and keep the reminder to plan', async () => {
  const anna = await givenEmployee()
  const caller = await testApp.as(anna.personId)
  expect(await call(caller, reminderChoices)).toMatchObject({ confirmByMail: true, planByMail: true })
  await call(caller, chooseReminders, { body: { ...ALL, confirmByMail: false } })
  expect(await call(caller, reminderChoices)).toMatchObject({ confirmByMail: false, planByMail: true })
  await sendOwnReminders(services)
  expect(await subjectsOf(anna)).toEqual([])
  clock.set(PLAN_DAY)
  await sendOwnReminders(services)
  expect(await subjectsOf(anna)).toHaveLength(1)
  await call(caller, chooseReminders, { body: { ...ALL, confirmByMail: false, planByMail: false } })
  clock.set('2026-11-25T08:07:00Z')
  await sendOwnReminders(services)
  expect(await subjectsOf(anna)).toHaveLength(1)
})

test('when a browser tab of an older release of Uurwerk sends only two choices of reminders, the other choices stay unchanged', async () => {
  const anna = await givenEmployee()
  const caller = await testApp.as(anna.personId)
  await call(caller, chooseReminders, { body: { ...ALL, rosterByMail: false } })
  await call(caller, chooseReminders, { body: { confirmByMail: false, planByMail: true } })
  expect(await call(caller, reminderChoices)).toMatchObject({ ...ALL, rosterByMail: false, confirmByMail: false })
})

test('when one person sends two choices of reminders at the same moment, both choices are stored', async () => {
  const anna = await givenEmployee()
  const caller = await testApp.as(anna.personId)
  await Promise.all([
    call(caller, chooseReminders, { body: { planByMail: false } }),
    call(caller, chooseReminders, { body: { absenceByPush: false } }),
  ])
  expect(await call(caller, reminderChoices)).toMatchObject({ ...ALL, planByMail: false, absenceByPush: false })
})

test.each([
  ['2026-11-05T05:59:00Z', 0],
  ['2026-11-05T06:00:00Z', 1],
  ['2026-11-05T19:59:00Z', 1],
  ['2026-11-05T20:00:00Z', 0],
  ['2026-11-06T08:07:00Z', 0],
])('at %s an employee gets %i reminders', async (moment, expected) => {
  clock.set(moment)
  const anna = await givenEmployee()
  await sendOwnReminders(services)
  expect(await remindersOf(anna)).toHaveLength(expected)
})

test('a person who never signed in, who left long ago, or who is on prolonged sick leave gets no reminder', async () => {
  const people = [await givenEmployee({ known: false }), await givenEmployee({ until: '2026-06-30' })]
  const sick = await givenEmployee()
  await givenProlongedSickLeave(db, { personId: sick.personId, start: '2026-11-01' })
  await sendOwnReminders(services)
  for (const person of [...people, sick]) expect(await remindersOf(person)).toEqual([])
})

test('a person whom HR has reminded today gets no automatic reminder on the same day', async () => {
  const anna = await givenEmployee()
  await call(hr, remind, { params: { yearMonth: toYearMonth('2026-10') }, body: { userIds: [anna.personId] } })
  await sendOwnReminders(services)
  expect(await remindersOf(anna)).toHaveLength(1)
})
