import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createThings, thingRoutes } from '../../../testing/world/things.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenPerson } from '../../../testing/world/world.ts'
import { createApp } from '../../../createApp.ts'
import { BODY_BYTES } from '../requests/requestSize.ts'

const { db, as, services } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const anna = await as(await givenPerson(db))
const json = { 'content-type': 'application/json' }
const put = (text: string) => anna.put('/thing/1', { text, headers: json })

const listening = async (comeInWithinMs?: number) => {
  const app = await createApp({ services, routes: thingRoutes, comeInWithinMs })
  await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return app
}
const app = await listening()
// A separate server with a short time limit. On a busy machine, the requests of other tests could arrive too slowly for
// this limit.
const withShortLimit = await listening(300)

/** Sends exactly these bytes to a server and returns the answer. */
async function answerTo(sent: string, { server } = app): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.write(sent)
  await once(socket, 'close')
  return answer
}

test('a request body that is larger than any form gets 413', async () => {
  expect(await put(JSON.stringify({ name: 'x'.repeat(300_000) }))).toMatchObject({
    status: 413,
    body: { code: 'too_large' },
  })
})

test('a client that still sends its too large body can read the refusal, and use the connection again', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  const half = 'x'.repeat(1_000_000)
  const head = 'POST /api/open HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2000000\r\n\r\n'
  socket.write(head + half)
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too_large"/)
  answer = ''
  socket.write(`${half}GET /api/thing HTTP/1.1\r\nhost: x\r\n\r\n`)
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 401 /)
})

test.each([
  ['lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['fields', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['lists that never end', '['.repeat(100_000)],
])('a JSON body with too many levels of %s gives 400', async (_what, text) => {
  expect(await put(text)).toMatchObject({ status: 400, body: { code: 'malformed' } })
})

test.each([
  ['fields', `{${'"":1,'.repeat(50_001)}"":1}`],
  ['items', `[${'0,'.repeat(50_001)}0]`],
])('a JSON body with more %s than any list has gives 413', async (_what, text) => {
  expect(text.length).toBeLessThan(BODY_BYTES)
  expect(await put(text)).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test('brackets and commas inside a JSON text do not count for the limits of levels and items of a request body', async () => {
  const name = '[{,'.repeat(20_000)
  expect(await put(JSON.stringify({ name: `\\"${name}` }))).toMatchObject({ status: 422, body: { code: 'invalid' } })
})

test('endless headers or an endless address are refused before the server reads them', async () => {
  for (const sent of [
    `GET /api/thing HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET /api/thing?q=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  ]) {
    const answer = await answerTo(sent)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('"code":"too_large"')
    expect(answer).toContain('"status":431')
  }
})

test('a request with bytes that are not HTTP gets 400', async () => {
  expect(await answerTo('\u0016\u0003\u0001 hallo\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*"code":"malformed"/)
})

test('a request with two Host headers gets 400', async () => {
  expect(await answerTo('GET /api/thing HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [^]*"code":"malformed"/,
  )
})

test('the demo answers only under its own host names, and a production server under every host name', async () => {
  const settings = { ...services.settings, publicUrl: 'http://demo.uurwerk.example:3000', demo: true }
  const demo = await createApp({ services: { ...services, settings }, routes: thingRoutes })
  onTestFinished(() => demo.close())
  const statusAt = async (host: string, of = demo) =>
    (await of.inject({ url: '/api/thing', headers: { host } })).statusCode
  const own = ['localhost:3000', 'uren.localhost', '127.0.0.1:3000', '[::1]:3000', 'Demo.uurwerk.example:3000']
  expect(await Promise.all(own.map((host) => statusAt(host)))).toEqual(own.map(() => 401))
  expect(await statusAt('attacker.example')).toBe(421)
  expect(await statusAt('attacker.example', app)).toBe(401)
})

test('a request whose body arrives too slowly gets 408', async () => {
  const answer = await answerTo(
    'POST /api/open HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"na',
    withShortLimit,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"too_slow"/)
})
