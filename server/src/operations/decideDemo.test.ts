import { toInstant } from '@uurwerk/domain/time/instant'
import { beforeEach, expect, test } from 'vitest'
import { readDemoPerson } from '../identity/demo/demoPeopleStore.ts'
import { findActor } from '../app/session/findCaller.ts'
import { giveTicket } from '../identity/giveTicket.ts'
import { openSession, exchangeCode } from '../identity/signInSession.ts'
import { hashOfSecret } from '../app/session/secret.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { createTestDatabase } from '../testing/database/createTestDatabase.ts'
import { givenPerson } from '../testing/world/world.ts'
import { toDay } from '@uurwerk/domain/time/day'
import { decideDemo } from './decideDemo.ts'

const { db } = await createTestDatabase()
const now = toInstant(Date.UTC(2026, 10, 20, 9) / 1000)
const start = (demo: boolean | null, { host = 'localhost', isPublic = false } = {}) =>
  decideDemo(db, { demo, host, isPublic, now })

beforeEach(() => db.deleteFrom('installation').execute())

test('a new installation is a demo, at the first start and at later starts', async () => {
  expect(await start(null)).toBe(true)
  expect(await start(null)).toBe(true)
})

test('a database that began as the database of a company never becomes a demo', async () => {
  expect(await start(false)).toBe(false)
  expect(await start(null)).toBe(false)
  await expect(start(true)).rejects.toThrow('DEMO=1 kan hier niet')
})

test('nobody can use the sign-in of the demo after the demo is switched off', async () => {
  const email = 'hr@uurwerk.example'
  await givenPerson(db, { email })
  await start(true)
  expect(await readDemoPerson(db, email, toDay('2026-11-20'))).not.toBeNull()
  expect(await start(false)).toBe(false)
  expect(await readDemoPerson(db, email, toDay('2026-11-20'))).toBeNull()
})

test('a database of the demo does not start under a public address, unless the settings ask for the demo', async () => {
  await start(null)
  for (const demo of [false, null])
    await expect(start(demo, { isPublic: true })).rejects.toThrow('PUBLIC_URL kan hier niet')
  expect(await start(true, { isPublic: true })).toBe(true)
})

test('a server that refuses to start changes nothing', async () => {
  await expect(start(null, { host: '0.0.0.0' })).rejects.toThrow('start met DEMO=1')
  expect(await db.selectFrom('installation').selectAll().execute()).toEqual([])
  expect(await start(false, { host: '0.0.0.0', isPublic: true })).toBe(false)
})

test.each(['0.0.0.0', '::', '192.168.1.10', 'uren.voorbeeld.be'])(
  'a demo that other machines can reach at %s starts only when the settings ask for a demo, also when the database was a demo before',
  async (host) => {
    await start(null)
    await expect(start(null, { host })).rejects.toThrow(`Met HOST=${host} kunnen anderen deze demo bereiken`)
    expect(await start(true, { host })).toBe(true)
  },
)

test.each(['localhost', '127.0.0.1', '::1'])('at %s a new installation is a demo without a setting', async (host) => {
  expect(await start(null, { host })).toBe(true)
})

test('when the operator changes a server from demo to normal use or back, all sessions and tickets end; a start in the same mode ends no session and no ticket', async () => {
  const personId = await givenPerson(db, { roles: ['ROLE_ADMIN'] })
  const stateCookie = 'the browser of Els'
  const signedIn = () => inTransaction(db, (tx) => openSession(tx, { personId, userAgent: null, now }))
  const ticket = () =>
    inTransaction(db, (tx) => giveTicket(tx, { personId, browserHash: hashOfSecret(stateCookie), now }))
  await start(true)
  const [inDemo, ticketInDemo] = [await signedIn(), await ticket()]
  await start(true)
  expect(await findActor(db, inDemo.token, now)).not.toBeNull()

  await start(false)
  expect(await findActor(db, inDemo.token, now)).toBeNull()
  await expect(exchangeCode(db, { ticket: ticketInDemo, stateCookie, userAgent: null, now })).rejects.toThrow(
    'ticket_unusable',
  )
  const own = await signedIn()
  await start(true)
  expect(await findActor(db, own.token, now)).toBeNull()
})
