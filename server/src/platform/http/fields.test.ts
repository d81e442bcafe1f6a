import { Problem } from '@uurwerk/contract/problem'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { createThings, thingRoutes } from '../../testing/world/things.ts'

const { db, as, nobody, app } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const anna = await as(await givenPerson(db))
const json = { 'content-type': 'application/json' }

const whole = {
  name: 'Vroege',
  email: 'a@b.be',
  hours: 7.6,
  number: 3,
  start: '07:00',
  on: '2026-11-20',
  kind: 'A',
  parts: [{ id: 1 }],
}

const errorsIn = ({ body }: { readonly body: unknown }) => Problem.parse(body).errors ?? []

test('all wrong fields of a request are reported at once, with the field names that the user sees in the form', async () => {
  const body = {
    name: ' ',
    email: 'anna',
    note: 'veel te lang',
    hours: 25,
    number: 1.5,
    start: '7u',
    on: '2026-02-30',
    kind: 'C',
    parts: [{ id: 1 }, { id: -1 }],
  }
  const answer = await anna.put('/thing/1', { body })
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', status: 422 } })
  expect(errorsIn(answer)).toEqual([
    { path: 'name', message: 'Het naam veld is verplicht' },
    { path: 'email', message: 'Het email adres is niet geldig' },
    { path: 'note', message: 'Het opmerking veld mag niet meer dan 10 letters bevatten' },
    { path: 'hours', message: 'Het uren veld mag niet meer dan 24 zijn' },
    { path: 'number', message: expect.stringContaining('nummer') },
    { path: 'start', message: expect.stringContaining('begin') },
    { path: 'on', message: expect.stringContaining('dag') },
    { path: 'kind', message: expect.stringContaining('soort') },
    { path: 'parts.1.id', message: expect.stringContaining('deel') },
  ])
})

test('for an empty body, every required field is reported as missing', async () => {
  for (const sending of [{}, { text: '', headers: json }, { body: {} }, { text: 'null', headers: json }]) {
    const { status, body } = await anna.put('/thing/1', sending)
    expect(status).toBe(422)
    const errors = errorsIn({ body })
    expect(errors.map(({ path }) => path)).toEqual(['name', 'email', 'hours', 'number', 'start', 'on', 'kind', 'parts'])
    expect(errors[0]?.message).toBe('Het naam veld is verplicht')
  }
})

test('correct fields are accepted, and unknown fields beside them are ignored', async () => {
  expect((await anna.put('/thing/1', { body: { ...whole, id: 999, roles: ['ROLE_ADMIN'], __v: 1 } })).status).toBe(200)
})

test('the server removes invisible characters, and characters that reverse the direction of the text, from a text', async () => {
  const made = await anna.post('/thing', { body: { name: '\uFEFFJan\u202E eur 04\u200B 🧑\u200D⚕️' } })
  expect(made.body).toMatchObject({ name: 'Jan eur 04 🧑\u200D⚕️' })
})

test.each([
  ['a number for a text', { name: 12 }],
  ['a list for a text', { name: ['a'] }],
  ['null', { name: null }],
  ['NUL', { name: 'a\u0000b' }],
  ['half a character', { name: 'a\uD800' }],
  ['a line’s end', { name: 'a\nb' }],
  ['a line’s end of Unicode', { name: 'a\u2028b' }],
  ['a control character outside ASCII', { name: 'a\u0085b' }],
  ['a name with only invisible characters', { name: '\u200B\u200D\u2060' }],
  ['a line’s end of Windows', { name: 'a\r\nb' }],
  ['a very long text', { name: 'x'.repeat(100_000) }],
  ['a text for a number', { hours: '7.6' }],
  ['a number with three decimals', { hours: 7.601 }],
  ['a number with slightly more than two decimals', { hours: 7.6000000001 }],
  ['the smallest positive number of JavaScript', { hours: 5e-324 }],
  ['a number that is much too large', { number: 1e308 }],
  ['a text with an exponent for a number', { number: '1e5' }],
  ['an id above the largest safe integer', { parts: [{ id: 1e16 }] }],
  ['an object for a list', { parts: { length: 3 } }],
  ['a list too long', { parts: Array.from({ length: 4 }, () => ({ id: 1 })) }],
])('the server refuses %s as the value of a field, and does not store it', async (_what, fields) => {
  const { status, body } = await anna.put('/thing/1', { body: { ...whole, ...fields } })
  expect(status).toBe(422)
  const errors = errorsIn({ body })
  expect(errors).not.toHaveLength(0)
  for (const { message } of errors) expect(message).not.toMatch(/expected|invalid|too (big|small)/i)
})

test.each([
  ['half a JSON object', '{"name":'],
  ['no JSON', 'name=x'],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a prototype deep inside', '{"parts":[{"id":{"__proto__":{"admin":true}}}]}'],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['only a byte order mark', '\uFEFF'],
])('a request with %s as its body gets 400', async (_what, text) => {
  const answer = await anna.put('/thing/1', { text, headers: json })
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test.each(['application/json', 'text/plain'])(
  'a request body with %s in another encoding than UTF-8 gets 400',
  async (type) => {
    const bytes = Buffer.from('{"name":"Ren\u00e9"}', 'latin1')
    const answer = await anna.put('/thing/1', { bytes, headers: { 'content-type': type } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } })
  },
)

test.each([['text'], [12], [true], [[]]])(
  'the server does not accept a request body with %j as an object of fields',
  async (body) => {
    expect((await anna.put('/thing/1', { body })).status).toBe(422)
  },
)

test.each(['application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'image/png'])(
  'the server does not read a request body of the content type %s',
  async (type) => {
    expect(await anna.put('/thing/1', { text: 'x', headers: { 'content-type': type } })).toMatchObject({
      status: 415,
      body: { code: 'media_type' },
    })
  },
)

test('a date can be sent as plain text or as JSON', async () => {
  for (const sending of [
    { text: '2026-11-20' },
    { text: ' 2026-11-20\n' },
    { body: { date: '2026-11-20' } },
    { body: '2026-11-20' },
  ]) {
    expect(await anna.put('/thing/1/date', sending)).toMatchObject({ status: 200, body: { date: '2026-11-20' } })
  }
  expect(errorsIn(await anna.put('/thing/1/date', { text: '20/11/2026' }))).toEqual([
    { path: 'date', message: expect.stringContaining('datum') },
  ])
})

test('a caller without the role gets no information about the errors in the body', async () => {
  expect((await nobody.put('/thing/1', { text: '{', headers: json })).status).toBe(401)
  expect((await anna.post('/thing/x/print', { text: '{', headers: json })).status).toBe(403)
})

test('the server also checks the body of a call that can be made without a session', async () => {
  expect((await nobody.post('/open', { text: '{', headers: json })).status).toBe(400)
  expect(errorsIn(await nobody.post('/open'))).toEqual([{ path: 'name', message: 'Het naam veld is verplicht' }])
})

test('a query with the same name twice, or with a dangerous name such as __proto__, causes no unexpected error', async () => {
  const body = { name: `query ${crypto.randomUUID().slice(0, 8)}` }
  expect((await anna.post('/thing?preview=true&preview=false', { body })).status).toBe(422)
  expect((await anna.get('/thing?__proto__=x&constructor=y&toString=z')).status).toBe(200)
  expect((await app.inject({ url: '/api/thing?%=%&%E0=%E0' })).statusCode).toBe(401)
})
