import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { addOwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import { customers } from '@uurwerk/contract/customers/customers'
import { terminatePerson } from '@uurwerk/contract/employment/employment'
import { currentUser, openSession } from '@uurwerk/contract/identity/identity'
import { endPersonSession, personSessions } from '@uurwerk/contract/identity/sessions'
import { finishInvoice, invoiceFromTimesheet, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { editPerson, person } from '@uurwerk/contract/people/people'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { call, callWith, outcomeOf, refused, type Outcome } from './testing/call.ts'
import { statusesOf } from './testing/statusesOf.ts'
import { createTestDatabase } from './testing/database/createTestDatabase.ts'
import { givenTicket } from './testing/world/givenTicket.ts'
import { givenBilledMonth, givenSeller } from './testing/world/invoicing/invoicingWorld.ts'
import { callerAs, callerAt, givenToken, startServerProcess } from './testing/servers/startServers.ts'
import { startMailServer } from './testing/servers/startMailServer.ts'
import { startRoundRobin } from './testing/servers/startRoundRobin.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from './testing/world/world.ts'

const { url, db } = await createTestDatabase()
await givenSeller(db)
const mailServer = await startMailServer()
const environment = { DATABASE_URL: url, CLOCK: '2026-12-01T09:00', SMTP_URL: mailServer.url }
const [one, two] = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
const both = [one.origin, two.origin]
const yearMonth = toYearMonth('2026-11')

const elsId = await givenPerson(db, { firstName: 'Els', roles: ['ROLE_ADMIN'] })
const els = callerAs(await givenToken(db, elsId))

/** A person with a contract, a shift type and a session. */
async function givenWorker() {
  const personId = await givenPerson(db)
  const customerId = await givenCustomer(db)
  const contractId = await givenContract(db, { personId, customerId })
  const shiftTypeId = await givenShiftType(db, customerId)
  return { personId, customerId, contractId, shiftTypeId, at: callerAs(await givenToken(db, personId)) }
}

test('a session that starts at one server is valid at the other server, and ends at both servers at once', async () => {
  const personId = await givenPerson(db)
  // The clock of both servers starts at 8:00 UTC. The ticket is made four hours later, so that it has not expired.
  const { ticket, headers } = await givenTicket(db, personId, toInstant(Date.parse('2026-12-01T12:00:00Z') / 1000))
  const answers = await Promise.all(
    both.map((origin) => outcomeOf(callerAt(origin), openSession, { body: { ticket }, headers })),
  )
  expect(statusesOf(answers)).toEqual([201, 409])
  const anna = callerAs(answers.find(({ body }) => body !== null)!.body!.token)
  for (const origin of both) await call(anna(origin), currentUser)

  const open = await call(els(one.origin), personSessions, { params: { userId: personId } })
  const sessionId = open._embedded.sessionDtoList[0]!.id
  await call(els(one.origin), endPersonSession, { params: { userId: personId, sessionId } })
  for (const origin of both) expect((await refused(anna(origin), currentUser)).status).toBe(401)
})

test('a role that is removed at one server does not count at the next call of the other server', async () => {
  const personId = await givenPerson(db, { roles: ['ROLE_ADMIN', 'ROLE_USER'] })
  const bert = callerAs(await givenToken(db, personId))(two.origin)
  await call(bert, customers)
  const params = { id: personId }
  const body = await call(els(one.origin), person, { params })
  await callWith(els(one.origin), editPerson, { params, body: { ...body, roles: ['ROLE_USER'] } })
  expect((await refused(bert, customers)).code).toBe('role_missing')
  expect((await call(bert, currentUser)).roles).toEqual(['ROLE_USER'])
})

test('when HR enters at one server that an employment ended more than ninety days ago, the session of that person ends at the other server too', async () => {
  const personId = await givenPerson(db)
  const bert = callerAs(await givenToken(db, personId))(two.origin)
  await call(bert, currentUser)
  await call(els(one.origin), terminatePerson, { params: { id: personId }, body: '2026-08-01' })
  expect((await refused(bert, currentUser)).code).toBe('not_signed_in')
})

test('two requests with the same idempotency key, one at each server, are done once', async () => {
  const { customerId, at } = await givenWorker()
  const body = { name: 'Zelf', labourTime: { startTime: '08:00', endTime: '12:00' } }
  const answers = await Promise.all(
    [...both, ...both].map((origin) =>
      outcomeOf(at(origin), addOwnShiftType, {
        params: { customerId },
        body,
        headers: { 'idempotency-key': 'once' },
      }),
    ),
  )
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.toString()}`)).size).toBe(1)
  const made = await db.selectFrom('shift_types').select('id').where('name', '=', 'Zelf').execute()
  expect(made).toHaveLength(1)
})

test('locking, confirming and editing one month at two servers at once gives the same result as doing these steps one after another', async () => {
  for (let times = 0; times < 5; times++) {
    const { contractId, shiftTypeId, at } = await givenWorker()
    const plan = (origin: string, day: string) =>
      outcomeOf(at(origin), planShift, {
        params: { contractId, yearMonth },
        body: { startDate: day, shiftId: shiftTypeId },
      })
    await plan(one.origin, '2026-11-02')
    const locks = await Promise.all(both.map((origin) => outcomeOf(at(origin), lockMonth, { params: { yearMonth } })))
    expect(statusesOf(locks)).toEqual([200, 409])
    const complete = (origin: string) =>
      outcomeOf(at(origin), confirmMonth, { params: { contractId }, body: { yearMonth: '2026-11' } })
    const [confirmed, again, edited] = await Promise.all([
      complete(one.origin),
      complete(two.origin),
      plan(times % 2 === 0 ? two.origin : one.origin, '2026-11-03'),
    ])
    expect(statusesOf([confirmed, again])).toEqual([200, 409])
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
      ids.push((await call(els(one.origin), invoiceFromTimesheet, { body })).id)
    }
    const finished = await Promise.all(
      ids.map((id, i) => call(els(both[i % 2]!), finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })),
    )
    const numbers = finished.map(({ invoiceNr }) => Number(invoiceNr!.split('-')[1])).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_none, i) => i + 1))

    await Promise.all(ids.map((id, i) => call(els(both[(i + 1) % 2]!), sendInvoice, { params: { id } })))
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
  const answered: Outcome<typeof addOwnShiftType | typeof currentUser>[] = []
  let going = true
  const load = Promise.all(
    workers.map(async ({ personId, at }, worker) => {
      const caller = at(front.origin)
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
        answered.push(await outcomeOf(caller, addOwnShiftType, { params: { customerId }, body }))
        answered.push(await outcomeOf(caller, currentUser))
      }
    }),
  )
  const three = await startServerProcess(environment)
  front.add(three.origin)
  const servers = () => new Set(answered.map(({ headers }) => headers['x-served-by']))
  await vi.waitFor(() => expect(servers()).toContain(three.origin))
  one.child.kill('SIGTERM')
  expect((await fetch(`${two.origin}/readyz`)).status).toBe(200)
  const exitCode = await one.ended
  const before = answered.length
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(before + 2 * workers.length))
  going = false
  await load

  expect(exitCode).toBe(0)
  expect(new Set(statusesOf(answered))).toEqual(new Set([200, 201]))
  expect(servers()).toEqual(new Set([one.origin, two.origin, three.origin]))
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
    await call(els(leaving.origin), currentUser)
    expect(await leaving.ended).toBe(0)
  },
)
