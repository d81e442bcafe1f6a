import type { Pool } from 'pg'
import { send } from '../send.ts'
import type { Case, Visit } from './case.ts'
import { measure, sides, type Measured, type Side } from './measure.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { BareCall } from '../work.ts'

type BareServer = { readonly origin: string; stop(): Promise<void> }

/**
 * Starts the bare server in a separate process, because our server also runs in a separate process. The first call has
 * the path `/0`, and each next call has the next number.
 */
async function startBareServer(url: string, calls: readonly BareCall[]): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, 'bareServer.ts'))
  child.send({ url, calls })
  const [port] = (await once(child, 'message')) as [number]
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

export type Around = { readonly pool: Pool; readonly url: string; readonly origin: string; readonly seconds: number }

export type MeasuredCase = Pick<Case, 'name' | 'aim'> & { readonly measured: Measured }

/**
 * Measures one case on our server and on the bare servers. A bare server for which the case has no SQL statements is
 * left out.
 */
export async function measureCase(
  { name, aim, visits, undo }: Case,
  { pool, url, origin, seconds }: Around,
): Promise<MeasuredCase> {
  const bareCalls = visits.flatMap(({ own, floor }) => [...own, ...floor])
  const bare = await startBareServer(url, bareCalls)
  const askBare = (calls: Visit['own']): Promise<unknown> =>
    Promise.all(calls.map((call) => send(bare.origin, { method: 'GET', path: `/${bareCalls.indexOf(call)}` })))
  const ask: Record<Side, (visit: Visit) => Promise<unknown>> = {
    floor: ({ floor }) => askBare(floor),
    own: ({ own }) => askBare(own),
    server: ({ calls }) => Promise.all(calls.map((call) => send(origin, call))),
  }
  const has = (side: Side): boolean => side === 'server' || (visits[0]?.[side].length ?? 0) > 0
  const measured = await measure({
    measured: sides.filter(has),
    visits: visits.length,
    visit: (side, visit) => ask[side](visits[visit]!),
    undo: undo && (() => undo(pool)),
    seconds,
  })
  await bare.stop()
  return { name, aim, measured }
}
