import { setTimeout as pause } from 'node:timers/promises'
import { untilStopped } from '../../../bin/steps/tests/sharedDemo.mjs'
import { openClient } from '../fixtures/client.ts'
import { openPool, postmasterOf } from '../fixtures/database.ts'
import { givenClock } from '../fixtures/demo.ts'
import { startMailbox, type Mailbox } from '../fixtures/mailbox.ts'
import type { RunOptions } from '../fixtures/runOptions.ts'
import { openDemoFolder } from '../fixtures/openDemoFolder.ts'
import { startServer, type RunningServer } from '../fixtures/startServer.ts'
import { Random } from '../input/values/random.ts'
import { faultsAfterRun } from './faultsAfterRun.ts'
import { openOffice } from './office.ts'
import type { Writer } from './writer.ts'

const TIMES_BY_COMMAND = 50
const LEAST_MS = 200
const MOST_MS = 2500
/**
 * The minimum number of writes that the server must acknowledge before each crash. On a busy machine, the test waits
 * longer for them.
 */
const LEAST_WRITES = 25
/**
 * The maximum time in milliseconds before a crash, also when no mail has arrived. The time is long, because beside 20
 * other processes the first mail takes more than 15 s.
 */
const WORKS_AT_MOST_MS = 180_000
const LOOKS_EVERY_MS = 50
const MAIL_TAKES_AT_MOST_MS = 150

/**
 * The kinds of crash in this run: the server is killed, its database is killed, or both are killed at once, as when the
 * power fails.
 */
const endings: readonly ((server: RunningServer) => Promise<void>)[] = [
  (server) => server.kill(),
  (server) => killDatabase(server),
  async (server) => {
    process.kill(postmasterOf(server.dataDir).pid, 'SIGKILL')
    await server.kill()
  },
]
const endingNames = ['server', 'database', 'both'] as const

async function killDatabase({ dataDir, ended }: RunningServer): Promise<void> {
  process.kill(postmasterOf(dataDir).pid, 'SIGKILL')
  // A server that loses its database ends automatically. In production, a supervisor (such as systemd) then starts it
  // again.
  await ended
}

export type CrashFigures = {
  readonly rounds: number
  readonly acknowledged: number
  readonly mails: number
  readonly unclear: number
  readonly slowestStartMs: number
  readonly found: readonly string[]
}

export async function crashRun({ seed, times = TIMES_BY_COMMAND }: RunOptions): Promise<readonly string[]> {
  const { found, rounds, acknowledged, mails, unclear, slowestStartMs } = await crash({ seed, times })
  console.log(
    `${rounds} crashes under ${acknowledged} acknowledged writes; ${mails} mails came in, ${unclear} are for a person to look at; ` +
      `the slowest start after a crash took ${Math.round(slowestStartMs)} ms`,
  )
  return found
}

export async function crash({ seed, times }: { readonly seed: number; readonly times: number }): Promise<CrashFigures> {
  const folder = await openDemoFolder()
  const random = new Random(seed)
  const mailbox = await startMailbox(() => random.whole(0, MAIL_TAKES_AT_MOST_MS))
  const run = new CrashRun({ dataDir: folder.dataDir, mailbox, random })
  try {
    return await run.rounds(seed, times)
  } finally {
    await run.stop()
    await mailbox.close()
    folder.remove()
  }
}

type TestApp = { readonly dataDir: string; readonly mailbox: Mailbox; readonly random: Random }

class CrashRun {
  readonly #testApp: TestApp
  readonly #found: string[] = []
  #slowestStartMs = 0
  #server: RunningServer | null = null

  constructor(testApp: TestApp) {
    this.#testApp = testApp
  }

  async rounds(seed: number, times: number): Promise<CrashFigures> {
    let server = await this.#start()
    const client = openClient(server.origin)
    const writers = await openOffice({ origin: server.origin, client, seed })
    client.close()
    for (let round = 0; round < times; round++) {
      const how = round % endings.length
      await this.#workUntil(server, writers, endings[how]!)
      server = await this.#start()
      const wrong = await this.#look(writers)
      this.#found.push(...wrong.map((sentence) => `round ${round + 1} (${endingNames[how]}): ${sentence}`))
    }
    return this.#figures(writers, times)
  }

  /** Stops the last server and its database, also after an error. */
  async stop(): Promise<void> {
    await this.#server?.stop()
    await untilStopped(this.#testApp.dataDir)
  }

  async #start(): Promise<RunningServer> {
    const startedAt = performance.now()
    this.#server = await startServer(this.#testApp.dataDir, { ...givenClock, SMTP_URL: this.#testApp.mailbox.url })
    // At the first start, the server also fills the demo, so the duration of this start is not measured.
    if (this.#testApp.mailbox.received.size > 0)
      this.#slowestStartMs = Math.max(this.#slowestStartMs, performance.now() - startedAt)
    return this.#server
  }

  /**
   * Lets all clients work until the crash. Each client sends its next write after the answer to its previous write. The
   * crash comes after enough writes and at least one mail, or after a maximum time. A crash before the first mail would
   * test no mail: on a busy machine, employees make many writes before HR has finished and mailed an invoice.
   */
  async #workUntil(server: RunningServer, writers: readonly Writer[], end: (server: RunningServer) => Promise<void>) {
    const client = openClient(server.origin)
    let over = false
    const work = writers.map(async (writer) => {
      while (!over) await writer.step(client)
    })
    // When one client finds a fault, it is reported only after all clients have stopped.
    const all = Promise.allSettled(work)
    const { received } = this.#testApp.mailbox
    const mails = received.size
    const enough = acknowledgedBy(writers) + LEAST_WRITES
    const isTooEarly = () => acknowledgedBy(writers) < enough || received.size === mails
    const latest = performance.now() + WORKS_AT_MOST_MS
    await pause(this.#testApp.random.whole(LEAST_MS, MOST_MS))
    while (isTooEarly() && performance.now() < latest) await pause(LOOKS_EVERY_MS)
    over = true
    await end(server)
    for (const result of await all) if (result.status === 'rejected') throw result.reason
    client.close()
  }

  async #look(writers: readonly Writer[]): Promise<readonly string[]> {
    const pool = openPool(this.#testApp.dataDir)
    try {
      return await faultsAfterRun(pool, { writers, mailbox: this.#testApp.mailbox })
    } finally {
      await pool.end()
    }
  }

  async #figures(writers: readonly Writer[], rounds: number): Promise<CrashFigures> {
    const pool = openPool(this.#testApp.dataDir)
    const { rows } = await pool.query<{ unclear: number }>(
      "select count(*) as unclear from mails where status = 'unclear'",
    )
    await pool.end()
    return {
      rounds,
      acknowledged: acknowledgedBy(writers),
      mails: this.#testApp.mailbox.received.size,
      unclear: rows[0]?.unclear ?? 0,
      slowestStartMs: this.#slowestStartMs,
      found: this.#found,
    }
  }
}

const acknowledgedBy = (writers: readonly Writer[]): number =>
  writers.reduce((total, writer) => total + writer.acknowledged(), 0)
