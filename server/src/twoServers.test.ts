import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { toInstant } from '@uurwerk/domain/time/instant'
import { currentUser, openSession } from '@uurwerk/contract/identity/identity'
import { personSessions } from '@uurwerk/contract/identity/sessions'
import { finishInvoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { person } from '@uurwerk/contract/people/people'
import { successOf } from './testing/call.ts'
import { createTestDatabase } from './testing/database/createTestDatabase.ts'
import { givenTicket } from './testing/world/givenTicket.ts'
import { givenBilledMonth, givenSeller } from './testing/world/invoicing/invoicingWorld.ts'
import { askAs, givenToken, startServerProcess, type ServerAnswer } from './testing/servers/startServers.ts'
import { startMailServer } from './testing/servers/startMailServer.ts'
import { startRoundRobin } from './testing/servers/startRoundRobin.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from './testing/world/world.ts'

const { url, db } = await createTestDatabase()
await givenSeller(db)
const mailServer = await startMailServer()
const environment = { DATABASE_URL: url, CLOCK: '2026-12-01T09:00', SMTP_URL: mailServer.url }
const [one, two] = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
const both = [one.origin, two.origin]

const elsId = await givenPerson(db, { firstName: 'Els', roles: ['ROLE_ADMIN'] })
const els = askAs(await givenToken(db, elsId))

/** A person with a contract, a shift type and a session. */
async function givenWorker() {
  const personId = await givenPerson(db)
  const customerId = await givenCustomer(db)
  const contractId = await givenContract(db, { personId, customerId })
  const shiftTypeId = await givenShiftType(db, customerId)
  return { personId, customerId, contractId, shiftTypeId, ask: askAs(await givenToken(db, personId)) }
}

const statuses = (answers: readonly ServerAnswer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

test('a session that starts at one server is valid at the other server, and ends at both servers at once', async () => {
  const personId = await givenPerson(db)
  // The ticket must be valid on the real clocks of the servers, so it expires later than today.
  const { ticket, headers } = await givenTicket(db, personId, toInstant(Date.parse('2026-12-01T12:00:00Z') / 1000))
  const answers = await Promise.all(
    both.map((origin) => askAs('none')(origin, 'POST /session', { body: { ticket }, ...headers })),
  )
  expect(statuses(answers)).toEqual([201, 409])
  const { token } = successOf(
    openSession,
    answers.find(({ status }) => status === 201)!,
  )
  const anna = askAs(token)
  for (const origin of both) expect((await anna(origin, 'GET /user/current')).status).toBe(200)

  const open = await els(one.origin, `GET /administration/user/${personId}/sessions`)
  const [session] = successOf(personSessions, open)._embedded.sessionDtoList
  await els(one.origin, `DELETE /administration/user/${personId}/sessions/${session!.id}`)
  for (const origin of both) expect((await anna(origin, 'GET /user/current')).status).toBe(401)
})

test('a role that is removed at one server does not count at the next call of the other server', async () => {
  const personId = await givenPerson(db, { roles: ['ROLE_ADMIN', 'ROLE_USER'] })
  const bert = askAs(await givenToken(db, personId))
  expect((await bert(two.origin, 'GET /administration/customer')).status).toBe(200)
  const body = successOf(person, await els(one.origin, `GET /administration/user/${personId}`))
  const edited = await els(one.origin, `PUT /administration/user/${personId}`, {
    body: { ...body, roles: ['ROLE_USER'] },
  })
  expect(edited.status).toBe(200)
  expect(await bert(two.origin, 'GET /administration/customer')).toMatchObject({ body: { code: 'role_missing' } })
  expect(successOf(currentUser, await bert(two.origin, 'GET /user/current')).roles).toEqual(['ROLE_USER'])
})

test('when the employment of a person ends at one server with a day more than ninety days ago, the other server ends the session too', async () => {
  const personId = await givenPerson(db)
  const bert = askAs(await givenToken(db, personId))
  expect((await bert(two.origin, 'GET /user/current')).status).toBe(200)
  const terminate = (day: string) => els(one.origin, `PUT /administration/user/${personId}/terminate`, { text: day })
  expect((await terminate('2026-08-01')).status).toBe(200)
  expect(await bert(two.origin, 'GET /user/current')).toMatchObject({ body: { code: 'not_signed_in' } })
})

test('two requests with the same idempotency key, one at each server, are done once', async () => {
  const { customerId, ask } = await givenWorker()
  const body = { name: 'Zelf', labourTime: { startTime: '08:00', endTime: '12:00' } }
  const answers = await Promise.all(
    [...both, ...both].map((origin) => ask(origin, `POST /shifttype/${customerId}`, { body, key: 'once' })),
  )
  expect(new Set(answers.map(({ status, body: answered }) => `${status} ${JSON.stringify(answered)}`)).size).toBe(1)
  const made = await db.selectFrom('shift_types').select('id').where('name', '=', 'Zelf').execute()
  expect(made).toHaveLength(1)
})

test('locking, confirming and editing one month at two servers at once gives the same result as one after another', async () => {
  for (let times = 0; times < 5; times++) {
    const { contractId, shiftTypeId, ask } = await givenWorker()
    const plan = (origin: string, day: string) =>
      ask(origin, `PUT /timesheet/${contractId}/2026-11/planned/addshift`, {
        body: { startDate: day, shiftId: shiftTypeId },
      })
    await plan(one.origin, '2026-11-02')
    const locks = await Promise.all(both.map((origin) => ask(origin, 'PUT /timesheet/2026-11/lock')))
    expect(statuses(locks)).toEqual([200, 409])
    const complete = (origin: string) =>
      ask(origin, `PUT /timesheet/${contractId}/worked/complete`, { body: { yearMonth: '2026-11' } })
    const [confirmed, again, edited] = await Promise.all([
      complete(one.origin),
      complete(two.origin),
      plan(times % 2 === 0 ? two.origin : one.origin, '2026-11-03'),
    ])
    expect(statuses([confirmed, again])).toEqual([200, 409])
    const kept = await db
      .selectFrom('timesheet_confirmations')
      .select('confirmed_shifts')
      .where('contract_id', '=', contractId)
      .executeTakeFirstOrThrow()
    // When the server accepted the edit before the confirmation, the edited shift is part of the confirmed month. When
    // the edit came later, the server refused it.
    expect([200, 409]).toContain(edited.status)
    expect(kept.confirmed_shifts).toHaveLength(edited.status === 200 ? 2 : 1)
  }
})

test(
  'twenty invoices that HR finishes at two servers at once get consecutive numbers, and each is mailed once',
  { tags: 'deep' },
  async () => {
    const months = await Promise.all(Array.from({ length: 20 }, () => givenBilledMonth(db)))
    const ids: number[] = []
    for (const { personId, contractId } of months) {
      const body = { userId: personId, contractId, yearMonthString: '2026-11' }
      const made = await els(one.origin, 'POST /administration/invoice/fromTimesheet', { body })
      ids.push(successOf(invoiceFromTimesheet, made).id)
    }
    const finished = await Promise.all(
      ids.map((id, i) =>
        els(both[i % 2]!, `PATCH /administration/invoice/${id}/status`, { body: { status: 'CONFIRMED' } }),
      ),
    )
    const numbers = finished
      .map((answered) => Number(successOf(finishInvoice, answered).invoiceNr!.split('-')[1]))
      .toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_none, i) => i + 1))

    const sent = await Promise.all(
      ids.map((id, i) => els(both[(i + 1) % 2]!, `POST /administration/invoice/${id}/send`)),
    )
    expect(new Set(statuses(sent))).toEqual(new Set([200]))
    await vi.waitFor(() => expect(mailServer.received.length).toBe(20))
    const waiting = sql`select from public_jobs.jobs where task_identifier = 'sendMail'`
    await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toEqual([]))
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(20)
    expect(mailServer.handedOver()).toBe(20)
  },
)

test('a new server replaces an old server under load, and no request is lost', { tags: 'deep' }, async () => {
  const front = await startRoundRobin(both)
  const workers = await Promise.all(Array.from({ length: 6 }, givenWorker))
  const answered: ServerAnswer[] = []
  let going = true
  const load = Promise.all(
    workers.map(async ({ personId, ask }, worker) => {
      let customerId = 0
      for (let turn = 0; going; turn++) {
        // A person can have at most 50 own shift types at one customer, so the test uses another customer after 40
        // shift types.
        if (turn % 40 === 0) {
          customerId = await givenCustomer(db)
          await givenContract(db, { personId, customerId })
        }
        const name = `W${worker} ${turn}`
        const body = { name, labourTime: { startTime: '08:00', endTime: '12:00' } }
        answered.push(await ask(front.origin, `POST /shifttype/${customerId}`, { body }))
        answered.push(await ask(front.origin, 'GET /user/current'))
      }
    }),
  )
  const three = await startServerProcess(environment)
  front.add(three.origin)
  await vi.waitFor(() => expect(answered.some(({ servedBy }) => servedBy === three.origin)).toBe(true))
  one.child.kill('SIGTERM')
  expect((await fetch(`${two.origin}/readyz`)).status).toBe(200)
  const exitCode = await one.ended
  const before = answered.length
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(before + 2 * workers.length))
  going = false
  await load

  expect(exitCode).toBe(0)
  expect(new Set(statuses(answered))).toEqual(new Set([200, 201]))
  const servers = new Set(answered.map(({ servedBy }) => servedBy))
  expect(servers).toEqual(new Set([one.origin, two.origin, three.origin]))
  const made = await db.selectFrom('shift_types').select('id').where('name', 'like', 'W_ %').execute()
  expect(made).toHaveLength(answered.filter(({ status }) => status === 201).length)
})

test(
  'a server that stops first reports that it is not ready, and still serves requests',
  { tags: 'deep' },
  async () => {
    const leaving = await startServerProcess(environment)
    leaving.child.kill('SIGTERM')
    await vi.waitFor(async () => expect((await fetch(`${leaving.origin}/readyz`)).status).toBe(503))
    const answer = await fetch(`${leaving.origin}/healthz`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect((await els(leaving.origin, 'GET /user/current')).status).toBe(200)
    expect(await leaving.ended).toBe(0)
  },
)
