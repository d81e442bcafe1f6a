export const sides = ['sql', 'bare', 'server'] as const
export type Side = (typeof sides)[number]

/** Times in milliseconds; the median is reported. */
export type Times = Record<Side, number>

export type Measured = { readonly name: string; readonly oneAtATime: Times; readonly tenAtOnce: Times }

type Contest = {
  readonly name: string
  readonly visitors: number
  /** Makes the nth visit, and returns its time. */
  readonly visit: (side: Side, visitor: number) => Promise<number>
  readonly seconds: number
}

const WARM_UP_ROUNDS = 20
const LEAST_ROUNDS = 10

/**
 * The sides take turns at each visit and begin in another order each round, so that other work on the machine slows
 * all of them.
 */
export async function measure(contest: Contest): Promise<Measured> {
  const { name, visitors, visit } = contest
  for (let round = 0; round < WARM_UP_ROUNDS; round++) for (const side of sides) await visit(side, round % visitors)
  return { name, oneAtATime: await oneAtATime(contest), tenAtOnce: await tenAtOnce(contest) }
}

async function oneAtATime({ visitors, visit, seconds }: Contest): Promise<Times> {
  const times = noTimes()
  for (const round of roundsWithin(seconds))
    for (const side of turnOf(round)) times[side].push(await visit(side, round % visitors))
  return mediansOf(times)
}

async function tenAtOnce({ visitors, visit, seconds }: Contest): Promise<Times> {
  const times = noTimes()
  for (const round of roundsWithin(seconds))
    for (const side of turnOf(round))
      times[side].push(...(await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(side, visitor)))))
  return mediansOf(times)
}

function* roundsWithin(seconds: number): Iterable<number> {
  const until = performance.now() + seconds * 1000
  for (let round = 0; round < LEAST_ROUNDS || performance.now() < until; round++) yield round
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const turnOf = (round: number): Side[] => sides.map((_, index) => sides[(index + round) % sides.length]!)

const noTimes = (): Record<Side, number[]> => ({ sql: [], bare: [], server: [] })

const mediansOf = (times: Record<Side, number[]>): Times => ({
  sql: median(times.sql),
  bare: median(times.bare),
  server: median(times.server),
})
