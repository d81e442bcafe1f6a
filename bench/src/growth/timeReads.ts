import { median } from '../median.ts'
import { ask, type Answer } from '../send.ts'
import type { RunningServer } from '../server.ts'
import type { Read } from './reads.ts'
import type { Prober } from './startProber.ts'

export type TimedRead = {
  readonly name: string
  readonly isFile: boolean
  readonly status: number
  readonly firstByteMs: number
  readonly wholeMs: number
  readonly kilobytes: number
  /** The size of the compressed answer that a browser gets. */
  readonly sentKilobytes: number
  /** The longest additional time of another client's cheap call during the read, in milliseconds. */
  readonly delayMs: number
}

const TIMES = 3
const QUIET_ROUNDS = 20

/** Makes each read once to warm up, and then three times, one after the other. The result has the medians. */
export async function timeReads(
  { origin }: RunningServer,
  reads: readonly Read[],
  prober: Prober,
): Promise<TimedRead[]> {
  const timed = []
  const usualMs = await quietMs(prober)
  for (const { name, call, isFile } of reads) {
    const sent = await ask(origin, call, 'gzip')
    const answers: (Answer & { readonly slowestMs: number })[] = []
    for (let time = 0; time < TIMES; time++) {
      await prober.slowestMs()
      const answer = await ask(origin, call)
      answers.push({ ...answer, slowestMs: await prober.slowestMs() })
    }
    const middle = (of: (answer: (typeof answers)[number]) => number): number => median(answers.map(of))
    timed.push({
      name,
      isFile,
      status: answers[0]?.status ?? 0,
      firstByteMs: middle(({ firstByteMs }) => firstByteMs),
      wholeMs: middle(({ wholeMs }) => wholeMs),
      kilobytes: middle(({ content }) => content.length) / 1000,
      sentKilobytes: sent.content.length / 1000,
      delayMs: Math.max(0, middle(({ slowestMs }) => slowestMs) - usualMs),
    })
  }
  return timed
}

/**
 * While the server has no other work, a second client repeats a cheap call for 50 ms, and the longest time of an answer
 * is kept. This happens many times. Returns the median of the longest times.
 */
async function quietMs(prober: Prober): Promise<number> {
  const slowest = []
  for (let round = 0; round < QUIET_ROUNDS; round++) {
    await prober.slowestMs()
    await new Promise((resolve) => setTimeout(resolve, 50))
    slowest.push(await prober.slowestMs())
  }
  return median(slowest)
}
