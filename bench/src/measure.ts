export const sides = ['sql', 'bare', 'server'] as const
export type Side = (typeof sides)[number]

/** The median time of each side, in milliseconds. */
export type Times = Record<Side, number>

export type Measured = { readonly name: string; readonly oneAtATime: Times; readonly tenAtOnce: Times }

type Contest = {
  readonly name: string
  readonly visitors: number
  /** Makes one visit and returns the time that the visit took. */
  readonly visit: (side: Side, visitor: number) => Promise<number>
  readonly seconds: number
}

const WARM_UP_ROUNDS = 20
const LEAST_ROUNDS = 10

/**
 * Each visit is made on every side, and the order of the sides changes each round. Other work on the machine therefore
 * slows all sides, not only one.
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
