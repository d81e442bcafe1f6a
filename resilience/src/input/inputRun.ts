import { setTimeout as pause } from 'node:timers/promises'
import { endpoints } from '@uurwerk/contract/endpoints'
import { openPool } from '../fixtures/database.ts'
import { givenClock } from '../fixtures/demo.ts'
import { openDemoFolder } from '../fixtures/openDemoFolder.ts'
import type { RunOptions } from '../fixtures/runOptions.ts'
import { startServer, type RunningServer } from '../fixtures/startServer.ts'
import { askEverything, type Report, type Wanted } from './askEverything.ts'

const TIMES_BY_COMMAND = 10_000
const READING_OF = 50
/**
 * How much the memory of the server may grow after the first rounds, in MB. In the first rounds, Node always takes more
 * memory, so they do not count.
 */
const MOST_GROWTH_MB = 150
/** The time in milliseconds that the run waits after an error, to see whether the server has ended. */
const ENDS_WITHIN_MS = 10_000
const SHOWN_CHARACTERS = 4000

/**
 * The input run: random and hostile requests. An endpoint that writes gets `times` requests. An endpoint that only
 * reads gets a fiftieth of this number.
 */
export async function inputRun({ seed, times = TIMES_BY_COMMAND }: RunOptions): Promise<readonly string[]> {
  const report = await askTheDemo({
    seed,
    timesOf: ({ method }) => (method === 'GET' ? Math.ceil(times / READING_OF) : times),
    onGo: (sent, found) => console.log(`${sent} of each sent, ${found} found`),
  })
  console.log(figuresOf(report))
  return report.found
}

/** Runs the whole test of hostile input on a new demo. */
export async function askTheDemo(wanted: Pick<Wanted, 'seed' | 'timesOf' | 'onGo'>): Promise<Report> {
  const folder = await openDemoFolder()
  try {
    const server = await startServer(folder.dataDir, givenClock)
    const pool = openPool(folder.dataDir)
    try {
      const report = await askEverything({ server, pool, ...wanted })
      return { ...report, found: [...report.found, ...growthOf(report)] }
    } catch (error) {
      throw await withLog(server, error)
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    folder.remove()
  }
}

/**
 * Returns the error of a run. When the server has ended, the error contains the last part of the server's log, because
 * the log gives the cause.
 */
async function withLog(server: RunningServer, error: unknown): Promise<unknown> {
  const hasEnded = await Promise.race([server.ended.then(() => true), pause(ENDS_WITHIN_MS, false, { ref: false })])
  return hasEnded ? new Error(`the server ended: ${server.output().slice(-SHOWN_CHARACTERS)}`, { cause: error }) : error
}

function growthOf({ megabytes }: Report): readonly string[] {
  const [warm = 0, end = 0] = [megabytes[Math.floor(megabytes.length / 4)], megabytes.at(-1)]
  return end - warm > MOST_GROWTH_MB ? [`memory went from ${Math.round(warm)} to ${Math.round(end)} MB`] : []
}

export function figuresOf({ calls, megabytes, watchedRefusals }: Report): string {
  const figures = [...calls]
  const sum = (of: 'requests' | 'accepted' | 'refused'): number =>
    figures.reduce((total, [, each]) => total + each[of], 0)
  const never = figures.filter(([, { accepted }]) => accepted === 0)
  const [slowest] = figures.toSorted(([, a], [, b]) => b.slowestMs - a.slowestMs)
  return [
    `${sum('requests')} requests to ${calls.size} of ${endpoints.size} calls: ${sum('accepted')} accepted, ${sum('refused')} refused`,
    `after ${watchedRefusals} refusals nothing had been written`,
    `slowest ${Math.round(slowest?.[1].slowestMs ?? 0)} ms (${slowest?.[0]})`,
    `memory ${megabytes.map((each) => Math.round(each)).join(' ')} MB`,
    `never accepted: ${never.length}`,
    ...never.map(
      ([name, { reasons }]) => `  ${name}: ${[...reasons].map(([reason, times]) => `${reason} ${times}`).join(', ')}`,
    ),
  ].join('\n')
}
