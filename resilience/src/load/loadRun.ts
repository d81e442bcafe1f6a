import { spawnSync } from 'node:child_process'
import { Agent } from 'node:http'
import { openPool, postmasterOf } from '../fixtures/database.ts'
import { demoPeople, givenClock, tokenOf } from '../fixtures/demo.ts'
import type { RunOptions } from '../fixtures/runOptions.ts'
import { openFolder, startServer } from '../fixtures/startServer.ts'
import { Random } from '../input/values/random.ts'
import { ordinaryLoad, overview, planOrFree, type Load, type Measured } from './ordinaryLoad.ts'
import { hirePeople } from './people.ts'
import { percentileOf, statusesOf, type Timed } from './timedCall.ts'

type Wanted = { readonly atOnce: number; readonly seconds: number }

/**
 * Sends many more calls at once than the server can answer. A client does not wait for the answer to a call before it
 * makes the next one.
 */
async function burst(load: Load, { atOnce, seconds }: Wanted): Promise<readonly Timed[]> {
  const until = performance.now() + seconds * 1000
  const answers: Timed[] = []
  const ask = async (person: Load['people'][number], index: number): Promise<void> => {
    while (performance.now() < until) answers.push(await (index % 2 === 0 ? overview(load) : planOrFree(load, person)))
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => ask(load.people[index >> 1]!, index)))
  return answers
}

const SECONDS = 180
const CORES = '0,1'
const MOST_P99_MS = 500
const MOST_GROWTH_MB = 60
const WARM_UP = { seconds: 10, writesPerSecond: 50, overviewsPerSecond: 1 }
const ORDINARY = { writesPerSecond: 100, overviewsPerSecond: 2 }
const BURST = { atOnce: 600, seconds: 15 }
const AFTER = { seconds: 10, writesPerSecond: 20, overviewsPerSecond: 1 }

/**
 * The load run. Five hundred people make a hundred writes a second, and HR opens two overviews a second. Then many more
 * calls come than the server can answer. At the end, the normal load returns.
 */
export async function loadRun({ seed, times: seconds = SECONDS }: RunOptions): Promise<readonly string[]> {
  const folder = openFolder()
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  try {
    const server = await startServer(folder.dataDir, givenClock)
    const pool = openPool(folder.dataDir)
    const people = await hirePeople(pool)
    await pool.end()
    const pid = server.child.pid ?? 0
    for (const each of [pid, postmasterOf(folder.dataDir).pid]) spawnSync('taskset', ['-apc', CORES, String(each)])
    const hr = await tokenOf(server.origin, demoPeople.hr)
    const load: Load = { origin: server.origin, pid, agent, hr, people, random: new Random(seed) }
    await ordinaryLoad(load, WARM_UP)
    const ordinary = await ordinaryLoad(load, { ...ORDINARY, seconds })
    const burstCalls = await burst(load, BURST)
    const after = await ordinaryLoad(load, AFTER)
    await server.stop()
    return [...foundIn('ordinary', ordinary), ...foundInBurst(burstCalls), ...foundIn('after the burst', after)]
  } finally {
    agent.destroy()
    folder.remove()
  }
}

function foundIn(when: string, { writes, overviews, megabytes }: Measured): readonly string[] {
  const growth = average(megabytes.slice(-5)) - average(megabytes.slice(0, 5))
  console.log(`${when}: ${figuresOf('writes', writes)}; ${figuresOf('overviews', overviews)}`)
  console.log(`  memory ${Math.round(megabytes[0] ?? 0)} to ${Math.round(megabytes.at(-1) ?? 0)} MB`)
  const slow = Object.entries({ writes, overviews }).filter(([, calls]) => p99(calls) > MOST_P99_MS)
  const wrong = [...writes, ...overviews].filter(({ status }) => status !== 200)
  return [
    ...(wrong.length > 0 ? [`${when}: ${wrong.length} calls answered ${statusesOf(wrong)}`] : []),
    ...slow.map(([what, calls]) => `${when}: ${what} took ${Math.round(p99(calls))} ms at the 99th percentile`),
    ...(growth > MOST_GROWTH_MB ? [`${when}: memory grew by ${Math.round(growth)} MB`] : []),
  ]
}

function foundInBurst(calls: readonly Timed[]): readonly string[] {
  console.log(`burst: ${figuresOf('calls', calls)}; ${statusesOf(calls)}`)
  const wrong = calls.filter(
    ({ status, retryAfter }) => status !== 200 && !((status === 429 || status === 503) && Number(retryAfter) > 0),
  )
  const refused = calls.some(({ status }) => status === 429 || status === 503)
  return [
    ...(wrong.length > 0
      ? [`the burst: ${wrong.length} calls answered ${statusesOf(wrong)} and not when to come back`]
      : []),
    ...(refused ? [] : ['the burst was not refused']),
  ]
}

const p99 = (calls: readonly Timed[]): number => percentileOf(calls, 99)

const average = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0) / Math.max(1, numbers.length)

function figuresOf(what: string, calls: readonly Timed[]): string {
  const [half, most, slowest] = [50, 99, 100].map((each) => Math.round(percentileOf(calls, each)))
  return `${calls.length} ${what}, median ${half} ms, p99 ${most} ms, slowest ${slowest} ms`
}
