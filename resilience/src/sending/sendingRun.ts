import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../bin/steps/freePort.mjs'
import { untilStopped } from '../../../bin/steps/tests/sharedDemo.mjs'
import { openClient } from '../fixtures/client.ts'
import { openPool, postmasterOf } from '../fixtures/database.ts'
import { demoPeople, tokenOf } from '../fixtures/demo.ts'
import type { RunOptions } from '../fixtures/runOptions.ts'
import { startProvider, type Provider } from '../fixtures/startProvider.ts'
import { openDemoFolder } from '../fixtures/openDemoFolder.ts'
import { startServer, type RunningServer } from '../fixtures/startServer.ts'
import { Random } from '../input/values/random.ts'
import { senderOf, type Sender } from './sender.ts'
import { leftTwice, underWay, wrongAtTheEnd } from './sendingChecks.ts'

/**
 * Returns a valid Belgian enterprise number that ends with three given digits. The stub of the access point (the
 * service that sends documents over Peppol) chooses its behaviour by these digits.
 */
function receiverEnding(digits: string): string {
  const check = Number(digits.slice(1))
  for (let count = 0; ; count += 1) {
    const first = `0${400_000 + count}${digits[0]}`
    if (97 - (Number(first) % 97) === check) return `${first}${digits.slice(1)}`
  }
}

const TIMES_BY_COMMAND = 50
const SENDERS = 3
/**
 * The maximum time in milliseconds that the access point needs for an answer. It is long, so that the server is often
 * killed during a call.
 */
const SLOWEST_MS = 150
const LEAST_MS = 200
const MOST_MS = 1500
const LEAST_SENT = 3
/**
 * The maximum time in milliseconds before the server is killed, also when too few documents were sent. The time is
 * long, because a busy machine needs much longer than a quiet one.
 */
const WORKS_AT_MOST_MS = 180_000
const LOOKS_EVERY_MS = 100
/**
 * At each start, the clock of the server is this number of minutes later, so that the server does not have to wait
 * before it tries failed calls again.
 */
const MINUTES_BETWEEN_STARTS = 15
const ENDS_WITHIN_STARTS = 8
const ENDS_WITHIN_MS = 20_000
const SECRET = 'sending-secret'
/**
 * The digits that choose how the access point behaves: success, success after two failures, and an answer that asks to
 * try again later.
 */
const BEHAVIOURS = ['001', '004', '010']

export type SendingFigures = { readonly kills: number; readonly sent: number; readonly found: readonly string[] }

export async function sendingRun({ seed, times = TIMES_BY_COMMAND }: RunOptions): Promise<readonly string[]> {
  const { kills, sent, found } = await sending({ seed, times })
  console.log(`${kills} kills while ${sent} documents were sent over Peppol`)
  return found
}

export async function sending({
  seed,
  times,
}: {
  readonly seed: number
  readonly times: number
}): Promise<SendingFigures> {
  const folder = await openDemoFolder()
  const port = await freePort()
  const hookUrl = `http://127.0.0.1:${port}/api/hooks/peppol/e-invoice.be`
  const provider = await startProvider({ hookUrl, secret: SECRET, slowestMs: SLOWEST_MS })
  const run = new SendingRun({ dataDir: folder.dataDir, port, provider, random: new Random(seed) })
  try {
    return await run.rounds(times)
  } finally {
    await run.stop()
    await provider.stop()
    folder.remove()
  }
}

type TestApp = {
  readonly dataDir: string
  readonly port: number
  readonly provider: Provider
  readonly random: Random
}

class SendingRun {
  readonly #testApp: TestApp
  #starts = 0
  #server: RunningServer | null = null

  constructor(testApp: TestApp) {
    this.#testApp = testApp
  }

  async rounds(times: number): Promise<SendingFigures> {
    const found: string[] = []
    let server = await this.#start()
    const token = await tokenOf(server.origin, demoPeople.hr)
    const receivers = BEHAVIOURS.map(receiverEnding)
    const senders = Array.from({ length: SENDERS }, (_, index) => senderOf(token, `send-${index}`, receivers))
    for (let round = 0; round < times; round += 1) {
      await this.#workUntilKilled(server, senders, round)
      server = await this.#start()
      found.push(...leftTwice(await this.#testApp.provider.left()).map((what) => `round ${round + 1}: ${what}`))
    }
    await this.#untilArrived(server)
    const sent = senders.flatMap((sender) => sender.sent())
    const pool = openPool(this.#testApp.dataDir)
    found.push(...(await wrongAtTheEnd({ pool, provider: this.#testApp.provider, sent })))
    await pool.end()
    return { kills: times, sent: sent.length, found }
  }

  /** Stops the last server and its database, also after an error. */
  async stop(): Promise<void> {
    await this.#server?.stop()
    await untilStopped(this.#testApp.dataDir)
  }

  async #start(): Promise<RunningServer> {
    const minutes = 9 * 60 + this.#starts * MINUTES_BETWEEN_STARTS
    this.#starts += 1
    const at = new Date(Date.UTC(2026, 10, 20, 0, minutes)).toISOString().slice(0, 16)
    this.#server = await startServer(this.#testApp.dataDir, {
      DEMO: '1',
      CLOCK: at,
      PORT: String(this.#testApp.port),
      PEPPOL_PROVIDER: 'e-invoice.be',
      PEPPOL_URL: this.#testApp.provider.url,
      PEPPOL_API_KEY: 'sending-key',
      PEPPOL_WEBHOOK_SECRET: SECRET,
    })
    return this.#server
  }

  /** Kills the server, or both the server and its database, while documents are sent. */
  async #workUntilKilled(server: RunningServer, senders: readonly Sender[], round: number): Promise<void> {
    const client = openClient(server.origin)
    let over = false
    const work = senders.map(async (sender) => {
      while (!over) await sender.step(client)
    })
    const all = Promise.allSettled(work)
    const count = () => senders.reduce((total, sender) => total + sender.sent().length, 0)
    const enough = count() + LEAST_SENT
    const latest = performance.now() + WORKS_AT_MOST_MS
    await pause(this.#testApp.random.whole(LEAST_MS, MOST_MS))
    while (count() < enough && performance.now() < latest) await pause(LOOKS_EVERY_MS)
    over = true
    if (round % 2 === 1) process.kill(postmasterOf(server.dataDir).pid, 'SIGKILL')
    await server.kill()
    for (const result of await all) if (result.status === 'rejected') throw result.reason
    client.close()
  }

  /** Starts the server again and again, each time with a later clock time, until every document is delivered. */
  async #untilArrived(first: RunningServer): Promise<void> {
    let server = first
    for (let start = 0; start < ENDS_WITHIN_STARTS; start += 1) {
      const pool = openPool(this.#testApp.dataDir)
      const latest = performance.now() + ENDS_WITHIN_MS
      let left = await underWay(pool)
      while (left > 0 && performance.now() < latest) {
        await pause(LOOKS_EVERY_MS)
        left = await underWay(pool)
      }
      await pool.end()
      if (left === 0) return
      await server.stop()
      server = await this.#start()
    }
  }
}
