import { setTimeout as pause } from 'node:timers/promises'
import { faultsAfterRun } from '../crash/faultsAfterRun.ts'
import { openOffice } from '../crash/office.ts'
import { openClient } from '../fixtures/client.ts'
import { openPoolAt } from '../fixtures/database.ts'
import type { Mailbox } from '../fixtures/mailbox.ts'
import type { Front } from '../fixtures/startFront.ts'
import { moves, type Move } from './DatabaseGroup.ts'
import { openOffices } from './offices/openOffices.ts'
import type { Working } from './working.ts'

const BETWEEN_MS = 1500
const LOOKS_EVERY_MS = 25

export type FailoverFigures = {
  readonly acknowledged: number
  readonly mails: number
  readonly unavailable: number
  /**
   * For each time that another server became the primary: the longest time without an acknowledged write, in
   * milliseconds.
   */
  readonly away: readonly number[]
  readonly found: readonly string[]
}

/** Prints the figures of a run, and returns the faults that the run found. */
export function reportOf({ acknowledged, mails, unavailable, away, found }: FailoverFigures): readonly string[] {
  console.log(
    `${away.length} moves under ${acknowledged} acknowledged writes and ${mails} mails; ${unavailable} answers 503`,
  )
  for (const how of moves) {
    const seconds = away.filter((_ms, round) => moves[round % moves.length] === how).map((ms) => (ms / 1000).toFixed(1))
    console.log(`seconds without an acknowledged write, ${how}: ${seconds.join(', ')}`)
  }
  return found
}

export type Trial = {
  /** A database URL that always leads to the current primary. Its login may read everything. */
  readonly url: string
  readonly front: Front
  readonly mailbox: Mailbox
  /** The group of databases. During the run, `move` makes another of them the primary. */
  readonly group: { move(how: Move): Promise<void> }
  /**
   * The number of offices (organisations with their own data) in the database. Absent when the database has one
   * company.
   */
  readonly offices?: number | undefined
}

/**
 * Lets the clients of all companies work while another database becomes the primary. After each such change, checks the
 * data.
 */
export class FailoverRun {
  readonly #trial: Trial
  readonly #statuses = new Map<number, number>()
  readonly #foreign = new Set<string>()

  constructor(trial: Trial) {
    this.#trial = trial
  }

  async rounds(seed: number, times: number): Promise<FailoverFigures> {
    const { front, mailbox } = this.#trial
    const working = await this.#open(seed)
    const [found, away]: [string[], number[]] = [[], []]
    for (let round = 0; round < times; round += 1) {
      const how = moves[round % moves.length]!
      const { silentMs, wrong } = await this.#round(how, working)
      away.push(silentMs)
      found.push(...wrong.map((sentence) => `round ${round + 1} (${how}): ${sentence}`))
    }
    for (const { client } of working) client.close()
    // 401 is a fault too: the server did not recognise a session of the office.
    const faults = [...this.#statuses].filter(([status]) => status === 401 || (status >= 500 && status !== 503))
    for (const [status, count] of faults) found.push(`${count} answers with status ${status}`)
    if (front.lost() > 0) found.push(`${front.lost()} requests without an answer of ours`)
    return {
      acknowledged: acknowledgedBy(working),
      mails: mailbox.received.size,
      unavailable: this.#statuses.get(503) ?? 0,
      away,
      found: [...found, ...this.#foreign],
    }
  }

  /** Makes another database the primary while all clients work. Then checks the data and the mails. */
  async #round(how: Move, working: readonly Working[]) {
    let over = false
    const work = Promise.allSettled(
      working.flatMap(({ client, writers }) =>
        writers.map(async (writer) => {
          while (!over) await writer.step(client)
        }),
      ),
    )
    const watch = longestSilence(() => acknowledgedBy(working))
    await pause(BETWEEN_MS)
    await this.#trial.group.move(how)
    await pause(BETWEEN_MS)
    over = true
    const failures = (await work).flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    const silentMs = watch.stop()
    const wrong = [...failures]
    for (const { name, look } of working)
      wrong.push(...(await look()).map((sentence) => (name === '' ? sentence : `${name}: ${sentence}`)))
    return { silentMs, wrong }
  }

  async #open(seed: number): Promise<readonly Working[]> {
    const { url, front, mailbox, offices } = this.#trial
    const { origin } = front
    const onStatus = (status: number): void => void this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    if (offices !== undefined) {
      const onForeign = (fault: string): void => void this.#foreign.add(fault)
      return openOffices({ origin, superUrl: url, mailbox, count: offices, seed, onStatus, onForeign })
    }
    const client = openClient(origin, { onAnswer: onStatus })
    const writers = await openOffice({ origin, client, seed })
    return [{ name: '', client, writers, look: () => lookAt(url, { writers, mailbox }) }]
  }
}

async function lookAt(url: string, run: Parameters<typeof faultsAfterRun>[1]): Promise<readonly string[]> {
  const pool = openPoolAt(url)
  try {
    return await faultsAfterRun(pool, run)
  } finally {
    await pool.end()
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

const acknowledgedBy = (working: readonly Working[]): number =>
  working.flatMap(({ writers }) => writers).reduce((total, writer) => total + writer.acknowledged(), 0)
