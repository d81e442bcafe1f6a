import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { hrStart, remind as remindCall } from '@uurwerk/contract/hrStart/hrStart'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runJobs } from '../platform/jobs/runJobs.ts'
import { call, outcomeOf, refused, request } from '../testing/call.ts'
import { givenTimesheet } from '../testing/world/invoicing/invoicingWorld.ts'
import { silentLog } from '../testing/silentLog.ts'
import { startMailServer } from '../testing/servers/startMailServer.ts'
import { givenContract, givenCustomer, givenPerson, givenPersonAtWork } from '../testing/world/world.ts'
import { createTasks } from '../tasks.ts'
import { sellerWorld } from '../testing/world/invoicing/sellerWorld.ts'

const mailServer = await startMailServer()
const testApp = await sellerWorld('2026-11-20T09:00:00Z', { smtpUrl: mailServer.url })
const { db, clock, services, katrienId: hrId, hr } = testApp
const remind = (userIds: number[], yearMonth = '2026-10') =>
  request(hr, remindCall, { params: { yearMonth: toYearMonth(yearMonth) }, body: { userIds } })

const givenWorker = async (lastName: string, { until = null }: { readonly until?: string | null } = {}) =>
  givenPersonAtWork(db, {
    customerId: await givenCustomer(db),
    lastName,
    email: `${lastName.toLowerCase()}@zorg.example`,
    until,
  })

async function startPost(): Promise<void> {
  const jobs = await runJobs({ url: testApp.url, tasks: createTasks(services, silentLog), log: silentLog })
  onTestFinished(() => jobs.stop())
}

const mailsTo = (address: string) => mailServer.received.filter(({ to }) => to?.[0]?.address === address)

test('an employee who has not confirmed gets a mail with a link to the month, and an employee who has confirmed gets no mail', async () => {
  await startPost()
  const open = await givenWorker('Aerts')
  await givenTimesheet(db, open.contractId, '2026-10', { confirmed: false })
  const done = await givenWorker('Bogaert')
  await givenTimesheet(db, done.contractId, '2026-10')
  const left = await givenWorker('Claes', { until: '2026-10-15' })

  const body = await call(...remind([open.personId, done.personId, left.personId, open.personId]))
  expect(body).toMatchObject({
    yearMonth: '2026-10',
    reminded: [
      { userId: open.personId, userName: 'Anna Aerts' },
      { userId: left.personId, userName: 'Anna Claes' },
    ],
    skipped: [
      {
        userId: done.personId,
        userName: 'Anna Bogaert',
        code: 'already_confirmed',
        message: 'De timesheet is al bevestigd.',
      },
    ],
  })
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2))
  expect(mailsTo('bogaert@zorg.example')).toEqual([])
  const [mail] = mailsTo('aerts@zorg.example')
  expect(mail).toMatchObject({
    subject: 'Herinnering: bevestig je timesheet van oktober 2026',
    from: { name: 'Wijzerplaat Zorg bv' },
  })
  expect(mail?.text).toContain('Dag Anna,\n\nJe timesheet van oktober 2026 is nog niet bevestigd: AZ Klaverveld')
  expect(mail?.text).toContain(`${services.settings.publicUrl}/details?month=2026-10`)
  expect(mail?.text).toContain('Met vriendelijke groeten\n\nKatrien Lauwers\nWijzerplaat Zorg bv')

  await vi.waitFor(async () => {
    const { missing } = await call(hr, hrStart, { params: { yearMonth: toYearMonth('2026-10') } })
    expect(missing[0]!.lastReminder).toEqual({
      at: '2026-11-20T10:00:00+01:00',
      day: '2026-11-20',
      mailStatus: 'sent',
    })
  })
})

test('the mail of a reminder lists only the timesheets that are not confirmed, and no absences', async () => {
  const bart = await givenWorker('Declercq')
  await givenTimesheet(db, bart.contractId, '2026-10')
  const names = ['PC Elsenhove', 'Thuiszorg Duinrand']
  for (const name of names)
    await givenContract(db, { personId: bart.personId, customerId: await givenCustomer(db, { name }) })
  await db
    .insertInto('absences')
    .values({
      person_id: bart.personId,
      day_on: '2026-10-12',
      category: 'SICK_LEAVE',
      full_day: true,
      halves: '[0,2)',
      seconds: 27_360,
      created_at: '2026-10-12T06:00Z',
    })
    .execute()
  await call(...remind([bart.personId]))
  const { body } = await db.selectFrom('mails').select('body').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(body).toMatch(/zijn nog niet bevestigd:\n– PC Elsenhove \d+\n– Thuiszorg Duinrand \d+\n\n/)
  expect(body).not.toMatch(/Klaverveld|ziek/i)
})

test('a person gets at most one reminder a day, also when the reminders are about different months', async () => {
  const { personId } = await givenWorker('Evers')
  expect((await call(...remind([personId]))).reminded).toHaveLength(1)
  for (const month of ['2026-10', '2026-09'])
    expect(await call(...remind([personId], month))).toMatchObject({
      reminded: [],
      skipped: [
        {
          code: 'already_reminded_today',
          message: 'Vandaag is al een herinnering verstuurd. Morgen kan het opnieuw.',
        },
      ],
    })
  clock.set('2026-11-21T09:00:00Z')
  expect((await call(...remind([personId]))).reminded).toHaveLength(1)
  clock.set('2026-11-20T09:00:00Z')
})

test('when two HR users send a reminder at once, one mail is sent', async () => {
  const { personId } = await givenWorker('Fransen')
  const answers = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(...remind([personId]))))
  expect(answers.flatMap(({ body }) => body?.reminded ?? [])).toHaveLength(1)
  const mails = await db.selectFrom('mails').select('recipients').execute()
  expect(mails.filter(({ recipients }) => recipients.includes('fransen@zorg.example'))).toHaveLength(1)
})

test('a person who cannot confirm a month gets no reminder: a person without access, without the employee role or without a contract, or an unknown person', async () => {
  const gone = await givenWorker('Goossens', { until: '2026-06-30' })
  const manager = await givenPerson(db, { lastName: 'Hermans', roles: ['ROLE_ADMIN'] })
  await givenContract(db, { personId: manager, customerId: await givenCustomer(db) })
  const idle = await givenPerson(db, { lastName: 'Jacobs' })
  const skippedOf = async (userIds: number[], month?: string) =>
    (await call(...remind(userIds, month))).skipped.map(({ code }) => code)
  expect(await skippedOf([gone.personId, manager, idle, 999_999], '2026-06')).toEqual([
    'cannot_confirm_themselves',
    'cannot_confirm_themselves',
    'no_contract_in_month',
    'not_found',
  ])
  expect(await skippedOf([idle], '2026-12')).toEqual(['month_not_begun'])
})

test('reminders that HR sends together are one audit entry, and there is no entry when no mail is sent', async () => {
  const [one, two] = [await givenWorker('Knockaert'), await givenWorker('Lemmens')]
  const both = [one.personId, two.personId]
  await call(...remind(both))
  await call(...remind(both))
  const entries = await db
    .selectFrom('audit_entries')
    .select(['actor_id', 'entity', 'changes'])
    .where('action', '=', 'remind people')
    .orderBy('id', 'desc')
    .execute()
  expect(entries[0]).toMatchObject({
    actor_id: hrId,
    entity: 'timesheet',
    changes: { yearMonth: [null, '2026-10'], people: [null, both] },
  })
  expect(entries.filter(({ changes }) => JSON.stringify(changes).includes(`[${both.join()}]`))).toHaveLength(1)
})

test('a request to send reminders to an empty list of people is refused', async () => {
  const body = await refused(...remind([]))
  expect([body.status, body.errors]).toEqual([422, [{ path: 'userIds', message: 'Het gebruikers veld is verplicht' }]])
})
