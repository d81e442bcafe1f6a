import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenHr, givenPerson } from '../../../testing/world/world.ts'
import { createThings, thingRoutes } from '../../../testing/world/things.ts'

const { db, as, nobody, app } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const anna = await as(await givenPerson(db))
const { call: els } = await givenHr({ db, as }, 'Els')
await anna.post('/thing', { body: { name: 'one' } })

test.each(['0', '-1', '01', '1.0', '1e3', 'abc', '9007199254740993', '9'.repeat(150), '%00', '%20', '1%2F2', '１'])(
  'a request with the text %s as an id gets 404',
  async (id) => {
    expect(await anna.get(`/thing/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  },
)

test('a request with the id of a record that does not exist gets 404', async () => {
  expect((await anna.get('/thing/9007199254740991')).status).toBe(404)
})

test.each(['2026-13', '2026-00', '2026-1', '26-11', 'november', '2026-11-20', '20261-1'])(
  'a request with the text %s as a month gets 400',
  async (month) => {
    expect(await anna.get(`/thing/1/${month}`)).toMatchObject({ status: 400, body: { code: 'month_malformed' } })
  },
)

test('a request with a trailing slash in its path gets the same answer as a request without that slash', async () => {
  expect((await anna.get('/thing/1/')).body).toMatchObject({ name: 'one' })
  expect((await anna.get('/thing/1/2026-11/')).body).toMatchObject({ yearMonth: '2026-11' })
})

test('a route with a fixed word is chosen before a route with an id', async () => {
  expect((await anna.get('/thing/first')).body).toMatchObject({ name: 'first' })
})

test.each([
  '/',
  '/nothing',
  '/thing/1/2026-11/more',
  '/administration',
  '/administration/nothing',
  '/administration/thing/1',
  `/thing/${'x'.repeat(500)}`,
])('the unknown path %s gives 401 to a visitor and 404 to a signed-in person', async (path) => {
  expect(await nobody.get(path)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  expect((await anna.get(path)).status).toBe(path.startsWith('/administration') ? 403 : 404)
  expect(await els.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a request for a known path with another HTTP method gets the answer for an unknown path', async () => {
  expect((await nobody.delete('/thing/1')).status).toBe(401)
  expect((await anna.delete('/thing/1')).status).toBe(404)
  expect((await app.inject({ method: 'OPTIONS', url: '/api/thing' })).statusCode).toBe(401)
})

test.each(['/api/thing/%E0%A4%A', '/api/%', '/%E0%A4%A'])(
  'the address %s cannot be decoded and is refused',
  async (url) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed' })
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  },
)

test('a request for a path outside the API that is not a page gets 404', async () => {
  expect((await app.inject({ url: '/nothing.js' })).statusCode).toBe(404)
})
