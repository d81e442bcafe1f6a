import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { createThings, thingRoutes } from '../../../testing/world/things.ts'
import { createApp } from '../../../createApp.ts'

const { services, db } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)

test('a compressed body that is not read does not block the next request on its connection', async () => {
  const app = await createApp({ services, routes: thingRoutes })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(async () => {
    agent.destroy()
    await app.close()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  const ask = async (body: string, headers: Record<string, string>): Promise<number | undefined> => {
    const sent = request({ agent, port, method: 'GET', path: '/api/openapi.json', headers })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return answer.statusCode
  }

  expect(await ask('x'.repeat(1_048_608), { 'content-encoding': 'br', 'content-length': '1048608' })).toBe(200)
  expect(await ask('', {})).toBe(200)
})
