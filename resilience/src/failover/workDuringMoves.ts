import { setTimeout as pause } from 'node:timers/promises'
import { faultsAfterRun } from '../crash/faultsAfterRun.ts'
import { openOffice } from '../crash/office.ts'
import type { Writer } from '../crash/writer.ts'
import { openClient } from '../fixtures/client.ts'
import { openPoolAt } from '../fixtures/database.ts'
import type { Mailbox } from '../fixtures/mailbox.ts'
import type { Front } from '../fixtures/startFront.ts'
import { moves, type Move } from './DatabaseGroup.ts'

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
  /** The address that always leads to the primary. */
  readonly url: string
  readonly front: Front
  readonly mailbox: Mailbox
  /** The group of databases, in which the primary changes during the run. */
  readonly group: { move(how: Move): Promise<void> }
}

/** The work of a company while its primary database moves, and the faults that were found after each move. */
export class FailoverRun {
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
    const pool = openPoolAt(this.#trial.url)
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
