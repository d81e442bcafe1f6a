import { Agent } from 'node:http'
import { demoPeople, givenClock, tokenOf } from '../fixtures/demo.ts'
import { residentMegabytes } from '../fixtures/memory.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { openFolder, startServer } from '../fixtures/startServer.ts'
import { timedCall, type Timed } from '../load/timedCall.ts'

const AT_ONCE = 2000
const SECONDS_BY_COMMAND = 20
const RECOVERED = 200
const GIVES_UP_AFTER_MS = 30_000
const RECOVERED_WITHIN_MS = 500

/**
 * The overload run. It sends many more calls at once than the server can answer. The server must handle each call, or
 * refuse it and say after how many seconds the client can try again. Afterwards, the server must work as before.
 */
export const overloadRun: Run = async ({ times: seconds = SECONDS_BY_COMMAND }) => {
  const folder = openFolder()
  const server = await startServer(folder.dataDir, givenClock)
  try {
    const token = await tokenOf(server.origin, demoPeople.hr)
    const overview = {
      method: 'GET',
      path: '/administration/contract/2026-11/all',
      token,
      givesUpAfterMs: GIVES_UP_AFTER_MS,
    }
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const ask = () => timedCall(server.origin, agent, overview)
    for (let warm = 0; warm < RECOVERED; warm++) await ask()
    const before = Math.round(residentMegabytes(server.child.pid!))

    const until = performance.now() + seconds * 1000
    const answers: Timed[] = []
    const visitor = async (): Promise<void> => {
      while (performance.now() < until) answers.push(await ask())
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor))
    const after: Timed[] = []
    for (let turn = 0; turn < RECOVERED; turn++) after.push(await ask())
    agent.destroy()

    const answered = answers.filter(({ status }) => status !== 0)
    const served = answered.filter(({ status }) => status === 200)
    const slowest = Math.max(...answered.map(({ tookMs }) => tookMs))
    console.log(
      `${AT_ONCE} at once for ${seconds} s: ${served.length} served, ${answered.length - served.length} refused, ` +
        `the slowest after ${Math.round(slowest)} ms; memory ${before} → ${Math.round(residentMegabytes(server.child.pid!))} MB`,
    )
    return [
      ...(answered.length < answers.length ? [`${answers.length - answered.length} got no answer`] : []),
      ...(answered.some(({ status }) => ![200, 429, 503].includes(status))
        ? ['something else than 200, 429 and 503 was answered']
        : []),
      ...(answered.some(({ status, retryAfter }) => status !== 200 && retryAfter === undefined)
        ? ['a refusal without Retry-After']
        : []),
      ...(served.length === 0 ? ['nobody was served'] : []),
      ...notRecovered(after),
    ]
  } finally {
    await server.stop()
    folder.remove()
  }
}

function notRecovered(answers: readonly Timed[]): readonly string[] {
  const good = answers.filter(({ status }) => status === 200)
  const slow = good.filter(({ tookMs }) => tookMs > RECOVERED_WITHIN_MS)
  return [
    ...(good.length < answers.length
      ? [`afterwards ${answers.length - good.length} of ${answers.length} were not served`]
      : []),
    ...(slow.length > 0 ? [`afterwards ${slow.length} took more than ${RECOVERED_WITHIN_MS} ms`] : []),
  ]
}
