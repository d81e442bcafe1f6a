import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asSuperuser, createOffices } from './testing/createOffices.ts'
import { startProcess } from './testing/startProcess.ts'

// These tests start whole servers.
vi.setConfig({ testTimeout: 60_000 })

const { url, superUrl, act } = await createOffices('een', 'twee')

async function start(environment: Record<string, string>) {
  const server = await startProcess({ PUBLIC_URL: 'https://uren.test', ...environment })
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  return server
}

async function statusAt(origin: string, host: string, path: string): Promise<number | undefined> {
  const sent = request(`${origin}${path}`, { headers: { host } }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('one server process serves all offices by host name, and stops cleanly', async () => {
  const { child, origin, ended } = await start({ DATABASE_URL: url })
  expect(await statusAt(origin, 'een.test', '/api/user/profile')).toBe(401)
  expect(await statusAt(origin, 'drie.test', '/api/user/profile')).toBe(404)
  expect(await statusAt(origin, '127.0.0.1', '/readyz')).toBe(200)

  // A mail of the first office is sent by a job of that office. There is no mail server, so the attempt fails.
  await act('admin', 'een', 'an@een.test', 'google', 'An', 'Claes')
  await act('admin', 'een', 'els@een.test', 'google', 'Els', 'Peeters')
  await vi.waitFor(
    async () => expect(await asSuperuser(superUrl, 'select result from office_een.mail_attempts')).not.toEqual([]),
    { timeout: 20_000 },
  )
  expect(await asSuperuser(superUrl, 'select id from office_twee.mails')).toEqual([])

  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

const refused: [sentence: string, environment: Record<string, string>, refusal: string][] = [
  ['a login that reads offices without their role', { DATABASE_URL: superUrl }, 'zonder hun rol'],
  [
    'an access point of one company',
    { DATABASE_URL: url, PEPPOL_PROVIDER: 'e-invoice.be', PEPPOL_API_KEY: 'k' },
    'PEPPOL_PROVIDER kan niet met meer dan één kantoor',
  ],
]
test.each(refused)('the server does not start for offices with %s', async (_sentence, environment, refusal) => {
  await expect(start(environment)).rejects.toThrow(refusal)
})
