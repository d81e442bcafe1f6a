import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { currentContact } from '@uurwerk/contract/customers/contacts'
import { createCalendarFeed } from '@uurwerk/contract/planning/calendarFeeds'
import { call } from '../../testing/call.ts'
import { asSuperuser } from '../../testing/database/createOffices.ts'
import { startTestOffices } from '../../testing/database/startTestOffices.ts'
import { givenContact, givenContract, givenCustomer, givenPerson } from '../../testing/world/world.ts'
import { OfficeTurns } from './limits/OfficeTurns.ts'

const { act, app, office, superUrl } = await startTestOffices('een')
const een = await office('een')
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

const an = await givenPerson(een.db)
await givenContract(een.db, { personId: an, customerId: await givenCustomer(een.db) })
const session = { authorization: `Bearer ${await een.tokenOf(an)}` }
const feed = new URL(
  (await call(await een.as(an), createCalendarFeed, { body: { name: 'Telefoon', withCustomer: false } })).url,
)

type Sent = { readonly method?: string; readonly headers?: Record<string, string> }

/** Sends the path exactly as it is written. The usual caller of the tests would change the notation of the path. */
async function send(path: string, { method = 'GET', headers = {} }: Sent = {}): Promise<IncomingMessage> {
  const sent = request(origin, { path, method, headers: { host: 'een.test', ...headers } }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

const statusOf = async (path: string, sent?: Sent) => (await send(path, sent)).statusCode

/** The spellings of a path that the router accepts. */
const spellingsOf = (path: string): readonly string[] => [
  path,
  `${path}/`,
  `${path}?x=1`,
  path.replace('a', '%61'),
  path.replace('i', '%69'),
  `http://een.test${path}`,
  `HTTP://een.test${path.replace('a', '%61')}`,
]

const current = spellingsOf('/api/user/current')
const calendar = spellingsOf(feed.pathname)
/** The spellings that the router does not accept. */
const foreign = [
  '//api/user/current',
  '/API/user/current',
  '/api//user/current',
  '/api%2Fuser/current',
  '/./api/user/current',
]

test.each(current)(
  'a call of the employee An to %s needs a session, waits until the office of An has a turn, and gets an answer that no browser stores',
  async (path) => {
    const turns = vi.spyOn(OfficeTurns.prototype, 'take')
    expect(await statusOf(path)).toBe(401)
    const answer = await send(path, { headers: session })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(turns).toHaveBeenCalledTimes(2)
    turns.mockRestore()
  },
)

test('a request of a calendar program waits for the turn of its office, in each spelling of the secret address', async () => {
  const turns = vi.spyOn(OfficeTurns.prototype, 'take')
  for (const [index, path] of calendar.entries()) {
    expect([path, await statusOf(path)]).toEqual([path, 200])
    expect([path, turns.mock.calls.length]).toEqual([path, index + 1])
  }
  turns.mockRestore()
})

test.each(foreign)('a request with the path spelling %s reaches no call of the API', async (path) => {
  expect(await statusOf(path)).toBeOneOf([401, 404])
  expect(await statusOf(path, { headers: session })).toBe(404)
})

test.each(['/api', '/api?x=1', '/api/nothing'])(
  'a request to an unknown path of the API, such as %s, waits until the office has a turn',
  async (path) => {
    const turns = vi.spyOn(OfficeTurns.prototype, 'take')
    expect(await statusOf(path)).toBe(401)
    expect(turns).toHaveBeenCalledTimes(1)
    turns.mockRestore()
  },
)

test.each(spellingsOf('/api/session'))('another site cannot begin a sign-in at %s', async (path) => {
  expect(await statusOf(path, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403)
})

test('while an office is moved to another database, the contact of a customer can read, also when the contact did nothing for an hour', async () => {
  const contactId = await givenContact(een.db, { customerId: await givenCustomer(een.db) })
  const contact = await een.asContact(contactId)
  await asSuperuser(superUrl, `update office_een.contact_sessions set last_used_at = last_used_at - interval '1 hour'`)
  await become('moving')
  await vi.waitFor(async () => expect(await statusOf('/api/session', { method: 'DELETE' })).toBe(503))
  expect((await call(contact, currentContact)).customerName).toContain('AZ Klaverveld')
  await become('on')
  await vi.waitFor(async () => expect(await statusOf('/api/session', { method: 'DELETE' })).not.toBe(503))
})

const become = (state: string) =>
  asSuperuser(superUrl, `update house.offices set state = '${state}' where name = 'een'`)

test('while an office is moved to another database, a request that changes data gets 503 in each spelling of its method, and a request that reads data works', async () => {
  await become('moving')
  // The sign-out has no session. When the server has not yet noticed that the office is being moved, the sign-out
  // therefore changes nothing, and the test repeats it until the server answers 503.
  await vi.waitFor(async () => expect(await statusOf('/api/session', { method: 'DELETE' })).toBe(503))
  for (const path of spellingsOf('/api/session')) {
    const answer = await send(path, { method: 'DELETE' })
    expect([path, answer.statusCode]).toEqual([path, 503])
  }
  expect(await statusOf('/%61pi/user/current', { headers: session })).toBe(200)
  await become('on')
  await vi.waitFor(async () => expect(await statusOf(feed.pathname)).toBe(200))
})

test('the limit on the calls of an office also counts calls with another spelling of the same path', async () => {
  await act('limits', 'een', '8', '1')
  await vi.waitFor(async () => expect(await statusOf('/api/user/current')).toBe(429))
  for (const path of [...current, ...calendar]) {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => statusOf(path, { headers: session })))
    expect([path, statuses.includes(429)]).toEqual([path, true])
  }
})
